import type { DiagramOptions, DrawnDiagram, RenderDiagram } from '../../components/Diagram/drawDiagram.ts';
import type { Highlighter } from './highlight.ts';

/**
 * Draws what stands in code fences. A page asks while it is compiled and reads the answer when it is put
 * together, so that the work in between may be done by another thread.
 */
export interface Fences {
  has(language: string): boolean;
  /** Names and aliases that have a grammar, for hints. */
  languages(): readonly string[];
  /** Begins to highlight; the answer is one HTML string for each line. */
  code(code: string, language: string): () => string[];
  /** Begins to draw a diagram; the answer throws where it cannot be drawn. */
  diagram(source: string, options: DiagramOptions): () => DrawnDiagram;
}

/** Does the work when the answer is read, in this thread. Grammars and renderer must be loaded by then. */
export function localFences(highlighter: Highlighter, diagram?: RenderDiagram): Fences {
  return {
    has: highlighter.has,
    languages: highlighter.languages,
    code: (code, language) => () => highlighter.lines(code, language),
    diagram: (source, options) => () => {
      if (!diagram) throw new Error('the diagram renderer is not loaded');
      return diagram(source, options);
    },
  };
}
