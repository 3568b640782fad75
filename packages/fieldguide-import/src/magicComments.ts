import { isRecord } from 'fieldguide';
import type { Data } from './configParts.ts';

/** The comments that mark lines of code here and in Docusaurus without settings. */
const DEFAULT_CLASS = 'theme-code-block-highlighted-line';

/** Comments of `themeConfig.prism.magicComments` that have other names, with the usual ones. */
export type MagicComments = ReadonlyMap<string, string>;

export function magicComments(themeConfig: Data): MagicComments {
  const names = new Map<string, string>();
  const note = (own: unknown, usual: string) => {
    if (typeof own === 'string' && own.trim() !== '' && own !== usual) names.set(own.trim(), usual);
  };
  for (const { line, block } of entriesOf(themeConfig)) {
    note(line, 'highlight-next-line');
    const { start, end } = isRecord(block) ? block : {};
    note(start, 'highlight-start');
    note(end, 'highlight-end');
  }
  return names;
}

/** The classes of marks that look like highlighted lines here. */
export function magicClasses(themeConfig: Data): string[] {
  return entriesOf(themeConfig).flatMap(({ className }) =>
    typeof className === 'string' && className !== DEFAULT_CLASS ? [className] : [],
  );
}

function entriesOf({ prism }: Data): Data[] {
  const list = isRecord(prism) && Array.isArray(prism.magicComments) ? prism.magicComments : [];
  return list.filter(isRecord);
}

const FENCE = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(`{3,}|~{3,})/;

/** A page whose code has the usual comments; its lines stay where they are. */
export function withUsualComments(text: string, names: MagicComments): string {
  if (![...names.keys()].some((name) => text.includes(name))) return text;
  let fence: string | undefined;
  return text
    .split('\n')
    .map((line) => {
      const [, marks] = FENCE.exec(line) ?? [];
      if (
        marks !== undefined &&
        (fence === undefined || (marks.startsWith(fence) && /[`~]\s*$/.test(line)))
      ) {
        fence = fence === undefined ? marks : undefined;
        return line;
      }
      return fence === undefined ? line : usualComment(line, names);
    })
    .join('\n');
}

/** What may begin and end a comment that is alone on its line. */
const COMMENT =
  /^([ \t>]*(?:\{\s*\/\*|\/\*|<!--|\(\*|\/\/|#+|--|;+|%+|'|"|REM)\s*)(.*?)(\s*(?:\*\/\s*\}?|-->|\*\))?\s*)$/;

function usualComment(line: string, names: MagicComments): string {
  const [, before = '', name = '', after = ''] = COMMENT.exec(line) ?? [];
  const usual = names.get(name);
  return usual === undefined ? line : before + usual + after;
}
