import { createHighlighter } from '../content/highlight.ts';
import { loadMermaid, type RenderDiagram } from '../content/mermaid.ts';
import type { Tools } from './project.ts';

/** The highlighter and the diagram renderer; each loads what it needs on first use. */
export function createTools(): Tools {
  let mermaid: Promise<RenderDiagram> | undefined;
  return {
    highlighter: createHighlighter(),
    loadMermaid() {
      mermaid ??= loadMermaid();
      return mermaid;
    },
  };
}
