import { loadDiagrams, type RenderDiagram } from '../../components/Diagram/drawDiagram.ts';
import type { Fences } from '../content/fences.ts';
import { localFences } from '../content/fences.ts';
import { createHighlighter, OTHER_DIAGRAMS } from '../content/highlight.ts';
import type { Tools } from './types.ts';

/** Tools that work in this thread: for the dev server and for checks, where pages come one by one. See `createHighlighter`. */
export function createTools(options?: { remember: boolean }): Tools {
  const highlighter = createHighlighter(options);
  let diagrams: RenderDiagram | undefined;
  /** Whether they draw other kinds than flowchart and sequence. */
  let others = false;
  const fences: Fences = {
    ...localFences(highlighter),
    diagram: (source, options) => localFences(highlighter, diagrams).diagram(source, options),
  };
  async function load(languages: ReadonlySet<string>): Promise<void> {
    others ||= languages.has(OTHER_DIAGRAMS);
    diagrams = await loadDiagrams(others);
  }
  return {
    fences,
    async prepare(languages) {
      const grammars = [...languages].filter((language) => !language.startsWith('mermaid'));
      const wanted = (languages.has('mermaid') && !diagrams) || (languages.has(OTHER_DIAGRAMS) && !others);
      await Promise.all([wanted ? load(languages) : undefined, highlighter.prepare(grammars)]);
    },
    // Fences are drawn when they are read.
    settled: async () => {},
    close: async () => {},
  };
}
