import { escapeHtml } from '../../shared/text.ts';

export interface VideoParts {
  /** A file that the browser plays, or a page of another host in a frame. */
  kind: 'file' | 'frame';
  href: string;
  title: string;
  /** As shown: `4:12`. */
  duration?: string;
  /** Another host that the video comes from. */
  host?: string;
  captions?: string;
  poster: { src: string; width?: number; height?: number };
  /** Paragraphs. */
  transcript: readonly string[];
}

/** A picture that leads to the video, and the words of it. Complete without scripts; a click plays it in place. */
export function renderVideo({
  kind,
  href,
  title,
  duration,
  host,
  captions,
  poster,
  transcript,
}: VideoParts): string {
  const size = poster.width ? ` width="${poster.width}" height="${poster.height}"` : '';
  const picture = `<img src="${escapeHtml(poster.src)}" alt=""${size} loading="lazy" decoding="async">`;
  const length = duration === undefined ? '' : ` (${escapeHtml(duration)})`;
  const track = captions === undefined ? '' : ` data-captions="${escapeHtml(captions)}"`;
  const from = host === undefined ? '' : `<p>The video loads from ${escapeHtml(host)} when you start it.</p>`;
  const words = transcript.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('');
  return (
    `<figure class="video"><a href="${escapeHtml(href)}" data-video="${kind}" data-title="${escapeHtml(title)}"${track}>${picture}` +
    `<span>▶ Play video: ${escapeHtml(title)}${length}</span></a>` +
    `<figcaption>${from}<details><summary>Transcript</summary>${words}</details></figcaption></figure>`
  );
}
