import { startTransition, useEffect, useMemo, useState } from 'react';
import { firstGroups, type ResultGroup } from './resultOptions.ts';

/** Longer than between two keys. */
const PAUSE_MS = 250;

export interface ShownGroups {
  groups: readonly ResultGroup[];
  /** The reader has stopped typing: all is there, and what takes its time may be done. */
  settled: boolean;
}

/**
 * The results that are in the list. While the reader types, those that fill the dialog: the next key waits for
 * what stands below as well, and nobody sees it. `whole` shows all at once.
 */
export function useShownGroups(groups: readonly ResultGroup[], whole: boolean): ShownGroups {
  const [last, setLast] = useState<readonly ResultGroup[]>();
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setLast(groups)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [groups]);
  const settled = last === groups;
  const first = useMemo(() => firstGroups(groups), [groups]);
  return { groups: whole || settled ? groups : first, settled };
}
