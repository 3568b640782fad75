import { mayReload, RELOAD_KEY } from '../../shared/ui/storage.ts';
import { trustedPage } from '../../shared/ui/trusted.ts';
import { readPage } from './page.ts';

interface RecoveryOptions {
  buildId: string;
  /** Asks the server which build the page on display is of now; undefined where no page of ours answers. */
  ask: () => Promise<string | undefined>;
  reload: () => void;
}

/**
 * A part's code is gone: where that is because the site was deployed again, the page is loaded in full,
 * once for each build: a tab left open over a deployment recovers by itself.
 */
export async function recoverFromDeployment({ buildId, ask, reload }: RecoveryOptions): Promise<void> {
  const served = await ask();
  if (served === undefined || served === buildId) return;
  // Not each time: a host that serves two builds in turn would make us reload for ever.
  if (mayReload(RELOAD_KEY, buildId)) reload();
}

/** Asks the server for the page on display, past all that this tab holds: its build, if it is a page of ours. */
export async function servedBuild(): Promise<string | undefined> {
  try {
    const answer = await fetch(location.href, { cache: 'no-store' });
    return readPage(await trustedPage(answer))?.site.buildId;
  } catch {
    return undefined;
  }
}
