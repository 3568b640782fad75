/** `fieldguide/testing`: for the tests of a kit. */
export { loadDiagrams, NARROW, TALLEST } from '../components/Diagram/drawDiagram.ts';
export type { FrontMatter } from '../engine/content/frontMatter.ts';
export { readDataSet } from '../engine/data/readDataSet.ts';
