/** Words of a video as paragraphs, from a text file or from WebVTT captions. */
export function transcriptOf(source: string): string[] {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  return /^WEBVTT/.test(text) ? fromCaptions(text) : paragraphs(text);
}

function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '');
}

const PARAGRAPH_LENGTH = 300;

/** Captions break sentences over many cues: they are put together until a paragraph is long enough. */
function fromCaptions(text: string): string[] {
  const cues = text
    .split(/\n\s*\n/)
    .filter((block) => block.includes('-->'))
    .map((block) => block.slice(block.indexOf('-->')).split('\n').slice(1).join(' '))
    .map((cue) =>
      cue
        .replace(/<[^>]*>/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    );
  const found: string[] = [];
  let current = '';
  for (const cue of cues) {
    current = `${current} ${cue}`.trim();
    if (current.length < PARAGRAPH_LENGTH || !/[.?!]["')]?$/.test(cue)) continue;
    found.push(current);
    current = '';
  }
  return current === '' ? found : [...found, current];
}
