import { lightPassage } from './dataTexts.ts';
import type { LintPassage } from './passage.ts';
import type { PageProse } from './prose.ts';

const DRAWN = /^(?:screen|rack|mermaid|datacenter)$/;
const SENTENCE = /\b(?:note|accDescr): *(?:"(?<quoted>[^"\n]+)"|(?<plain>[^"{}\n]+))/g;

/** The sentences in the sources of drawings, each at its line: notes, and descriptions of diagrams. */
export function fencePassages({ language, code, line, column }: PageProse['fences'][number]): LintPassage[] {
  if (!DRAWN.test(language)) return [];
  return code
    .split('\n')
    .flatMap((text, index) =>
      [...text.matchAll(SENTENCE)].map(({ groups }) =>
        lightPassage(groups?.quoted ?? groups?.plain ?? '', { line: line + 1 + index, column }),
      ),
    );
}
