import { plural } from 'fieldguide';
import type { LintFault, Rule } from './rule.ts';

const ALT = { min: 40, max: 150 };
const LINKS = 3;
const WORDS = { index: 150, other: 220 };
/** From this number of steps on, a reader needs to see at least one of the forms. */
const STEPS_WITHOUT_SCREEN = 8;
const SHOWS_DATA = /^(?:DataTable|ApiCalls|Glossary|\w*Planner|\w*Calculator)$/;
const LONG_KINDS = new Set(['task', 'overview', 'reference']);

/** What a picture shows, for those who do not see it. */
export const alternativeText: Rule = ({ prose }) =>
  prose.images.flatMap(({ alt, line, column }): LintFault[] => {
    if (alt.length >= ALT.min && alt.length <= ALT.max) return [];
    const message = `the alternative text of the picture has ${plural(alt.length, 'character')}.`;
    return [
      {
        code: 'alt-text',
        line,
        column,
        message,
        hint: `Describe what it shows in ${ALT.min} to ${ALT.max} characters.`,
      },
    ];
  });

export const fenceLanguage: Rule = ({ prose }) =>
  prose.fences.flatMap(({ language, line, column }): LintFault[] => {
    if (language !== '') return [];
    const hint = 'Add one after the backticks, or "text" if none fits.';
    return [{ code: 'fence-language', line, column, message: 'the code block has no language.', hint }];
  });

/** Marks of bold text that its author did not mean to be read. */
export const strayAsterisks: Rule = ({ prose }) =>
  prose.asterisks.map((place): LintFault => {
    const hint = 'A name such as "*nix" breaks the bold text around it. Write \\* for a literal asterisk.';
    return { code: 'stray-asterisk', ...place, message: 'readers see an asterisk here.', hint };
  });

/** A page that no other links to: a reader finds it in the sidebar at best. */
export const orphan: Rule = ({ source }, { linked }) => {
  if (linked.has(source.route)) return [];
  const message = `no page links to ${source.route}.`;
  const hint = 'Link to it from the pages whose readers need it.';
  return [{ code: 'orphan', line: 1, column: 1, message, hint }];
};

/** A page leads on to others. */
export const linksToOthers: Rule = ({ source, links }) => {
  const others = new Set(links.filter((route) => route !== source.route));
  if (others.size >= LINKS) return [];
  const message = `the page links to ${plural(others.size, 'other page')}.`;
  return [
    {
      code: 'few-links',
      line: 1,
      column: 1,
      message,
      hint: `Link to at least ${LINKS} pages that help the reader next.`,
    },
  ];
};

/** Pages of these kinds that are shorter leave their question open. */
export const wordCount: Rule = ({ source, prose }, { list }) => {
  const kind = list.get(source.route)?.kind;
  const least = source.isIndex ? WORDS.index : WORDS.other;
  const showsData = prose.components.some(({ name }) => SHOWS_DATA.test(name));
  if (!kind || !LONG_KINDS.has(kind) || showsData || prose.words >= least) return [];
  const message = `the page has ${plural(prose.words, 'word')}.`;
  const hint = `${source.isIndex ? 'An index' : 'A page'} of the kind "${kind}" needs at least ${least}. Add what the reader still needs to know.`;
  return [{ code: 'short-page', line: 1, column: 1, message, hint }];
};

/** A page that leads through forms shows at least one of them, next to the step where it is needed. */
export const screens: Rule = ({ prose }) => {
  const { labeledSteps, fences } = prose;
  const first = labeledSteps[0];
  if (!first || labeledSteps.length < STEPS_WITHOUT_SCREEN) return [];
  if (fences.some(({ language }) => language === 'screen')) return [];
  const message = `${labeledSteps.length} steps name labels of the interface, and the page shows no screen.`;
  const hint =
    'Add a "screen" fence with the form, the list or the message to the step that needs it. If no step does, put <!-- excuse no-screen: why --> on the line above the first of them.';
  return [{ ...first, code: 'no-screen', severity: 'warning', message, hint }];
};
