// src/import/protocol.ts
/** The value of each variable, where a configuration wants some. */
const UNSET = "fieldguideUnset", FILE_MARK = "fg-file:", SAMPLE_PAGE = "fg/sample.md", SAMPLE_FOLDER = "fg/folder", STAND_IN_MARK = "stand-in:";
export { UNSET as a, STAND_IN_MARK as i, SAMPLE_FOLDER as n, SAMPLE_PAGE as r, FILE_MARK as t };
