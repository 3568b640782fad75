const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/**
 * `2026-11-21` as `21 November 2026`. Written out by hand: a date formatted by the reader's browser may
 * differ from the one in the HTML. Text that is no such date is returned as it is.
 */
export function longDate(isoDate: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(isoDate) ?? [];
  const name = MONTHS[Number(month) - 1];
  return year && name ? `${Number(day)} ${name} ${year}` : isoDate;
}
