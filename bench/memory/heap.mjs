/**
 * What the heap is made of: bytes by kind and name of object, such as `string` or `object Map`, by a heap snapshot.
 * @param {import('playwright-core').CDPSession} devtools
 * @returns {Promise<Map<string, number>>}
 */
export async function ownedBy(devtools) {
  const parts = [];
  const take = ({ chunk }) => parts.push(chunk);
  devtools.on('HeapProfiler.addHeapSnapshotChunk', take);
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  devtools.off('HeapProfiler.addHeapSnapshotChunk', take);
  const { snapshot, nodes, strings } = JSON.parse(parts.join(''));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, name, size] = ['type', 'name', 'self_size'].map((field) => fields.indexOf(field));
  const owned = new Map();
  for (let at = 0; at < nodes.length; at += fields.length) {
    const kind = types[0][nodes[at + type]];
    // The browser's own memory, which no counter of the heap holds.
    if (kind === 'native') continue;
    // A string's name is its text, and code is named by the function.
    const key = /string|code|number|closure/.test(kind) ? kind : `${kind} ${strings[nodes[at + name]]}`;
    owned.set(key, (owned.get(key) ?? 0) + nodes[at + size]);
  }
  return owned;
}
