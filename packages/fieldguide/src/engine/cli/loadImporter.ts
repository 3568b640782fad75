import { FieldguideError } from '../../shared/errors.ts';
import { isCompatible, VERSION } from '../config/version.ts';

/** The package that reads Docusaurus repositories. Only this command needs it, so it is installed by itself. */
export type Importer = typeof import('fieldguide-import');

/** @throws FieldguideError if it is not installed, or not made for this version. */
export async function loadImporter(): Promise<Importer> {
  const importer = await import('fieldguide-import').catch((error: unknown) => {
    if (!isMissing(error)) throw error;
    const message =
      'Importing needs the package fieldguide-import, which is not installed. Install it beside fieldguide, then run the command again:  npm install fieldguide-import-X.tgz';
    throw new FieldguideError(message, [], { cause: error });
  });
  if (isCompatible(importer.VERSION)) return importer;
  throw new FieldguideError(
    `This is fieldguide ${VERSION}, and fieldguide-import ${importer.VERSION} is made for another version of it. Install both in the same version.`,
  );
}

function isMissing(error: unknown): boolean {
  return (
    error instanceof Error &&
    Reflect.get(error, 'code') === 'ERR_MODULE_NOT_FOUND' &&
    /'fieldguide-import'/.test(error.message)
  );
}
