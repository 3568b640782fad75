import type { Outcome } from './navigation/judgeAnswer.ts';
import type { TextStorage } from './textStorage.ts';

const STORAGE_KEY = 'fieldguide.reloadedFrom';

export interface RecoveryOptions {
  buildId: string;
  /** Asks the server for the page on display. */
  ask: () => Promise<Outcome>;
  storage: TextStorage;
  reload: () => void;
}

/**
 * A part's code is gone: where that is because the site was deployed anew, the page is loaded in full,
 * once for each build (issue "The shell": a tab left open over a deployment recovers by itself).
 */
export async function recoverFromDeployment({
  buildId,
  ask,
  storage,
  reload,
}: RecoveryOptions): Promise<void> {
  const outcome = await ask();
  if (outcome.type !== 'fullLoad' || outcome.reason !== 'another build') return;
  // A host that serves two builds in turn would make us reload for ever; so would storage that forgets.
  if (storage.read(STORAGE_KEY) === buildId) return;
  storage.write(STORAGE_KEY, buildId);
  if (storage.read(STORAGE_KEY) === buildId) reload();
}
