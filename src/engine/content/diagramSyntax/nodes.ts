import type { StatementFault } from './types.ts';

/** A node's name ends where a link or a bracket begins. */
const NAME = /(?:[^\s[\](){}<>|;&"@:~=.-]|[-.=](?=[\p{L}\p{N}_])|:(?!::))+/uy;
const CLASS = /:::[\w-]+/y;
const CLOSES: Record<string, string> = { '[': ']', '(': ')', '{': '}' };

export type NodeRead = { end: number } | { fault: StatementFault; isBracket: boolean };

/** Reads one node with its label from `at` on: `name`, `name["label"]`, `name@{ shape: rect }`, `name:::class`. */
export function readNode(text: string, at: number): NodeRead {
  NAME.lastIndex = at;
  if (!NAME.test(text)) {
    const message = `a node's name is expected before "${text.slice(at, at + 20)}".`;
    return { fault: { message, hint: 'Begin with a name: name["Label"].', at }, isBracket: false };
  }
  let end = NAME.lastIndex;
  if (text.startsWith('@{', end)) {
    const data = readBrackets(text, end + 1);
    if ('fault' in data) return data;
    end = data.end;
  } else if ('[({>'.includes(text[end] ?? ' ')) {
    const label = readBrackets(text, end);
    if ('fault' in label) return label;
    end = label.end;
  }
  CLASS.lastIndex = end;
  return { end: CLASS.test(text) ? CLASS.lastIndex : end };
}

/** From an opening bracket to its partner; what stands in quotes does not count. */
function readBrackets(text: string, start: number): NodeRead {
  const open: string[] = [];
  let at = start;
  // The flag: name>label]
  if (text[at] === '>') open.push(']');
  for (at += open.length; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character === '"') {
      const close = text.indexOf('"', at + 1);
      if (close < 0) {
        const hint = 'Close it on the same line; write #quot; within a text.';
        return { fault: { message: 'a quote is not closed.', hint, at }, isBracket: true };
      }
      at = close;
    } else if (CLOSES[character]) open.push(CLOSES[character]);
    else if (open.at(-1) === character) open.pop();
    else if ('])}'.includes(character)) {
      const message = `"${character}" stands where "${open.at(-1)}" is expected.`;
      return { fault: { message, hint: 'Put a label with brackets in quotes.', at }, isBracket: true };
    }
    if (open.length === 0) return { end: at + 1 };
  }
  const message = `the bracket "${text[start]}" is not closed.`;
  return { fault: { message, hint: `Write "${open.at(-1)}" behind the label.`, at: start }, isBracket: true };
}
