/** What a page, section or row may be limited to, in the order of its badges. */
export const APPLIES_KEYS = ['release', 'component', 'deployment'] as const;

export type AppliesKey = (typeof APPLIES_KEYS)[number];

export interface Badge {
  key: AppliesKey;
  value: string;
}

/** A badge as words: `Release 19.05`, `Remote Collector`. */
export function badgeText({ key, value }: Badge): string {
  return key === 'release' && /^\d/.test(value) ? `Release ${value}` : value;
}
