/** `fieldguide/islands`: for React components that take over a part of the page, in the browser. */
export { ResultTable, ScrollBox } from '../components/ScrollBox.tsx';
export { tabForKey } from '../components/Tabs/Tabs.tsx';
export { Tool } from '../components/Tool/Tool.tsx';
export { withPartMark } from '../shared/partEntry.ts';
export { copyText, downloadText } from '../shared/ui/takeAlong.ts';
export { trustedScript } from '../shared/ui/trusted.ts';
export { LoadError } from '../theme/browser/loading.tsx';
export { watchValues } from '../theme/values/values.ts';
