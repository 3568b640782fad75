/** Name of the meta element by which a page of the development server tells the state of the site it was made of. */
export const REVISION_META = 'fieldguide-revision';
