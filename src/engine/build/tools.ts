import { loadDiagrams, type RenderDiagram } from '../../components/Diagram/drawDiagram.ts';
import type { Fences } from '../content/fences.ts';
import { localFences } from '../content/fences.ts';
import { createHighlighter } from '../content/highlight.ts';
import type { Tools } from './types.ts';

/** Tools that work in this thread: for the dev server and for checks, where pages come one by one. See `createHighlighter`. */
export function createTools(options?: { remember: boolean }): Tools {
  const highlighter = createHighlighter(options);
  let diagrams: RenderDiagram | undefined;
  const fences: Fences = {
    ...localFences(highlighter),
    diagram: (source, options) => localFences(highlighter, diagrams).diagram(source, options),
  };
  return {
    fences,
    async prepare(languages) {
      const grammars = [...languages].filter((language) => language !== 'mermaid');
      const [drawn] = await Promise.all([
        languages.has('mermaid') ? (diagrams ?? loadDiagrams()) : diagrams,
        highlighter.prepare(grammars),
      ]);
      diagrams = drawn;
    },
    // Fences are drawn when they are read.
    settled: async () => {},
    close: async () => {},
  };
}
