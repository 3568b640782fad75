import { mayReload, SEARCH_RELOAD_KEY } from '../../shared/ui/storage.ts';

interface RecoveryOptions {
  buildId: string;
  /** Called where files cannot be had: a deployment may have replaced them. */
  onMissing: () => Promise<void>;
}

/** What helps after a failed query: an index of another release than the code loads the page anew, once. */
export async function recoverSearch(error: unknown, { buildId, onMissing }: RecoveryOptions): Promise<void> {
  if (!(error instanceof Error && error.name === 'OtherIndexVersion')) await onMissing();
  else if (mayReload(SEARCH_RELOAD_KEY, buildId)) location.reload();
}
