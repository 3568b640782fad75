/** Results on one page of the search page. */
export const PAGE_SIZE = 10;

/** Numbers of the pages that are offered: the first, the last, and those around the current one; 0 stands for a gap. */
export function pageNumbers(current: number, total: number): number[] {
  const last = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const wanted = [1, last, current - 1, current, current + 1].filter((page) => page >= 1 && page <= last);
  const pages = [...new Set(wanted)].sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const before = pages[index - 1] ?? page - 1;
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? [0, page] : [page];
  });
}
