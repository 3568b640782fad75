import { fenceFor, titleLine } from '../../shared/markdown.ts';
import { type Component, dedent, textOf } from '../component.ts';
import { codeBlockHtml } from './codeBlock.ts';

/** A code block as a tag, of pages that come from Docusaurus; fences are drawn by `codeBlockHtml` too. */
export const CodeBlock: Component = {
  name: 'CodeBlock',
  place: 'block',
  noProse: true,
  isCode: true,
  html({ props, body }) {
    return codeBlockHtml({
      codeHtml: plainLines(body.html),
      language: textOf(props, 'language') ?? 'text',
      title: textOf(props, 'title'),
      lineNumbers: props.showLineNumbers ? 1 : false,
    });
  },
  markdown({ props, body }) {
    const inner = dedent(body.html);
    const title = textOf(props, 'title');
    const fence = fenceFor(inner);
    const above = title === undefined ? '' : `${titleLine(title)}\n\n`;
    return `${above}${fence}${textOf(props, 'language') ?? ''}\n${inner}\n${fence}`;
  },
};

function plainLines(html: string): string {
  const text = html.replace(/<\/?(?:p|pre|code|span)[^>]*>/g, '').replace(/^\n+|\n+$/g, '');
  return text
    .split('\n')
    .map((line) => `<span class="line">${line}</span>`)
    .join('\n');
}
