/** `fieldguide/testing`: for the tests of a kit. */
export { loadDiagrams } from '../components/Diagram/drawDiagram.ts';
export { NARROW, TALLEST } from '../components/Diagram/picture.ts';
export type { FrontMatter } from '../engine/content/frontMatterSchema.ts';
export { readDataSet } from '../engine/data/readDataSet.ts';
