/** `fieldguide/components`: what components and drawn fences are made of. */
export { type ComponentPage, type ComponentProps, textOf } from '../components/component.ts';
export { roleOf } from '../components/Diagram/flowchart.ts';
export { textWidth, titleWidth, wrapText } from '../components/Diagram/picture.ts';
export { type ReadDiagram, readDiagram } from '../components/Diagram/readDiagram.ts';
export { islandHtml } from '../components/islandHtml.tsx';
export {
  code,
  decoration,
  h,
  heading,
  inlineCode,
  islandNode,
  lightNodes,
  link,
  list,
  paragraph,
  plainTable,
  strong,
  table,
  text,
} from '../components/nodes.ts';
export { light, type ShownTable, showTable } from '../components/Table/showTable.ts';
export { keepJson, keptJson } from '../engine/config/keptJson.ts';
export { type Product, replaceProduct } from '../engine/data/product.ts';
export {
  checkYaml,
  type ParsedYaml,
  parseYaml,
  placeAt,
  readYaml,
  yamlDiagnostic,
} from '../engine/data/readYaml.ts';
export type { YamlNode } from '../engine/data/yamlTree.ts';
export {
  type LightPart,
  lightText,
  parseLight,
  partsText,
  type ResolveHref,
} from '../shared/lightMarkdown.ts';
