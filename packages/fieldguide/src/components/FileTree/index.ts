import type { Nodes } from 'mdast';
import type { Component } from '../component.ts';
import { h, listed, text } from '../nodes.ts';

/** A nested list of names; what follows a name is said about it. */
export const FileTree: Component = {
  name: 'FileTree',
  place: 'block',
  noProse: true,
  expand: ({ children }) => [h('div', { class: 'file-tree' }, ...children.map(marked))],
};

/** A node whose list items have their names marked. */
function marked(node: Nodes): Nodes {
  if (node.type === 'list' || node.type === 'listItem')
    return { ...node, children: listed(node.children.map(marked)) };
  return node.type === 'paragraph' ? { ...node, children: listed(entry(node.children)) } : node;
}

/** The sign between a name and what is said about it. */
const GAP = /^\s+(?:[-–—:]\s+)?/;

/** A name and, to the end of its line, what is said about it. */
function entry([first, ...others]: readonly Nodes[]): Nodes[] {
  if (first?.type === 'text') {
    const [, name = '', rest = ''] = /^\s*(\S+)(.*)$/s.exec(first.value) ?? [];
    return named(text(name), name, [text(rest), ...others]);
  }
  if (first?.type === 'inlineCode') return named(first, first.value, others);
  const [only] = first?.type === 'strong' ? first.children : [];
  return first && only?.type === 'text'
    ? named(first, only.value, others)
    : [...(first ? [first] : []), ...others];
}

function named(name: Nodes, written: string, [note, ...others]: readonly Nodes[]): Nodes[] {
  const folder = written.endsWith('/') ? ' file-folder' : '';
  const shown = h('span', { class: `file-name${folder}` }, name);
  if (note?.type !== 'text') return [shown, ...(note ? [note] : []), ...others];
  const [line = '', ...rest] = note.value.split(/(?=\n)/);
  const [gap = ''] = GAP.exec(line) ?? [];
  const after = [...(rest.length > 0 ? [text(rest.join(''))] : []), ...others];
  const said = line.slice(gap.length);
  if (said.trim() === '') return [shown, ...after];
  return [
    shown,
    { ...text(gap), data: { looks: [text(' ')] } },
    h('span', { class: 'file-note' }, after.length > 0 ? said : said.trimEnd()),
    ...after,
  ];
}
