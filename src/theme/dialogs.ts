import { searchFrame } from '../search/interface/SearchFrame.tsx';
import type { DialogPart } from './services.ts';

/** The dialogs by the name in `data-dialog` of what opens them. Each loads when it is first asked for. */
export const dialogs: Record<string, DialogPart> = {
  feedback: { label: 'Page feedback', load: () => import('./feedback/FeedbackDialog.tsx') },
  search: {
    label: 'Search',
    standing: searchFrame,
    prepare: ({ search }) =>
      void search().then(
        (provider) => provider.prepare?.(),
        // A query will say it.
        () => undefined,
      ),
    load: () => import('../search/interface/SearchDialog.tsx'),
  },
  values: { label: 'Your values', load: () => import('./values/ValuesDialog.tsx') },
  zoom: { label: 'Enlarged picture', load: () => import('./zoom/ZoomDialog.tsx') },
};
