import { isRecord } from 'fieldguide';

/** The names that code takes from around it, by its syntax tree: those of properties and of its own variables are not among them. */
export function freeNames(tree: unknown): Set<string> {
  const used = new Set<string>();
  const bound = new Set<string>();
  const bind = (pattern: unknown): void => {
    for (const name of freeNames(pattern)) bound.add(name);
  };
  const look = (node: unknown): void => {
    if (Array.isArray(node)) {
      for (const one of node) look(one);
      return;
    }
    if (!isRecord(node)) return;
    if (node.type === 'Identifier' && typeof node.name === 'string') used.add(node.name);
    if (node.type === 'VariableDeclarator' || /Function/.test(String(node.type)))
      bind([node.id, node.params]);
    for (const [key, inner] of Object.entries(node)) {
      const isName =
        (node.type === 'MemberExpression' && key === 'property') ||
        (/^(?:Property|MethodDefinition)$/.test(String(node.type)) && key === 'key');
      if (!isName || node.computed === true) look(inner);
    }
  };
  look(tree);
  return new Set([...used].filter((name) => !bound.has(name)));
}
