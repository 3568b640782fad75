import type { LintFault } from './rule.ts';

/** `<!-- excuse alone: reason -->` on a page, `# excuse alone: reason` in YAML. */
const EXCUSE = /^\s*(?:<!--|#) excuse (?<rule>[a-z-]+): [^\s-].*$/;

/** The faults that no excuse covers, and the excuses that cover none. An excuse covers its rule up to the next empty line. */
export function withoutExcused(faults: readonly LintFault[], lines: readonly string[]): LintFault[] {
  const excuses = lines.flatMap((text, index) => {
    const rule = EXCUSE.exec(text)?.groups?.rule;
    if (rule === undefined) return [];
    const end = lines.findIndex((line, at) => at > index && line.trim() === '');
    return [{ rule, from: index + 1, to: end < 0 ? lines.length : end, used: false }];
  });
  if (excuses.length === 0) return [...faults];
  const kept = faults.filter(({ code, line }) => {
    const found = excuses.filter(({ rule, from, to }) => rule === code && line > from && line <= to);
    for (const excuse of found) excuse.used = true;
    return found.length === 0;
  });
  const unused = excuses.filter(({ used }) => !used);
  return [
    ...kept,
    ...unused.map(({ rule, from }): LintFault => {
      const message = `nothing breaks the rule "${rule}" here.`;
      return { code: 'excuse', line: from, column: 1, message, hint: 'Remove the excuse.' };
    }),
  ];
}
