import { asError } from '../../shared/errors.ts';

/**
 * Imports a module of our own by `() => import('./part.ts')`. Chromium 150 keeps that an address could not be had for as
 * long as the document lives, so a second attempt fails without asking: another query is another address.
 * @throws Error where it cannot be had there either.
 */
export async function importAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    // Browsers name it at the end of their message; Safari does not, and asks again by itself.
    const [address] = /https?:\S+\.js$/.exec(asError(error).message) ?? [];
    if (!address) throw error;
    const again = `?again=${Date.now()}`;
    return import(/* @vite-ignore */ address + again).catch((reason: unknown) => {
      // Readers get to see the message.
      const failed = asError(reason);
      throw new Error(failed.message.replace(again, ''), { cause: failed });
    });
  }
}
