/** `fieldguide`: types of the settings and of a kit, and small helpers that also run in a browser. */
export type { BadgeKeys } from '../components/AppliesTo/badges.ts';
export type { BeforeKeys, NameBook } from '../components/Before/before.ts';
export type { SiteConfigInput } from '../engine/config/schema.ts';
export type {
  Drawing,
  DrawingNote,
  DrawnFence,
  DrawnResult,
  FenceSource,
  Kit,
  ReadYaml,
  ShownFence,
  SiteComponent,
  SiteTool,
} from '../engine/content/kit.ts';
export type { DataSchema } from '../engine/data/readDataSet.ts';
export { type DataColumn, type DataRow, type DataSet, type DataSets, toCsv } from '../shared/dataSet.ts';
export {
  asError,
  type Diagnostic,
  type Fault,
  FieldguideError,
  formatDiagnostic,
  invariant,
  isDataFault,
  type Place,
  type PlacedFault,
  placeIn,
  type Severity,
} from '../shared/errors.ts';
export type { PageProps } from '../shared/facts.ts';
export { escapeHtml, hintFor, isRecord, longDate, nearest, parseJson, plural } from '../shared/text.ts';
