import path from 'node:path';
import { FieldguideError } from '../../shared/errors.ts';
import { cacheFolder } from './cacheFolder.ts';
import type { CommandContext } from './commandContext.ts';
import type { ParsedCommand } from './commandLine.ts';
import type { ServerFlags } from './serve.ts';

/** What every command gets, by its options. */
export function context({ values, switches }: ParsedCommand, home: string): CommandContext {
  const { site = 'site', docs, out = 'dist' } = values;
  return {
    cwd: process.cwd(),
    home,
    cache: cacheFolder(home),
    siteDir: docs === undefined ? path.resolve(site) : undefined,
    docsDir: path.resolve(docs ?? path.join(site, 'docs')),
    out: path.resolve(out),
    lenient: switches.has('lenient'),
    portable: switches.has('portable'),
    compress: switches.has('compress'),
    place: { url: values.url, baseUrl: values['base-url'], preview: switches.has('preview') },
  };
}

/**
 * How many posts a minute one address may send.
 * @throws FieldguideError for what is no number.
 */
export function rateFlag(given: string): number {
  const rate = Number(given);
  if (!Number.isInteger(rate) || rate < 0)
    throw new FieldguideError(
      `--feedback-rate "${given}" is not a number. Enter 0 or more: --feedback-rate 10`,
    );
  return rate;
}

/**
 * Where a server listens. `option`: the one that names the port.
 * @throws FieldguideError for what is no port.
 */
export function serverFlags({ values, switches }: ParsedCommand, option = 'port'): ServerFlags {
  const { [option]: given = '', host = '', 'allow-host': names = '' } = values;
  const port = Number(given);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new FieldguideError(
      `--${option} "${given}" is not a port. Enter a number from 1 to 65535: --${option} 3000`,
    );
  const allowHosts = names.split(',').map((name) => name.trim());
  return { port, host, allowHosts, open: switches.has('open') };
}
