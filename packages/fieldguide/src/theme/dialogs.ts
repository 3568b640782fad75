import { searchFrame } from '../search/interface/SearchFrame.tsx';
import * as english from '../shared/texts/english.ts';
import type { DialogPart } from './services.ts';

/** The dialogs by the name in `data-dialog` of what opens them. Each loads when it is first asked for. */
export const dialogs: Record<string, DialogPart> = {
  feedback: { label: english.feedback, load: () => import('./feedback/FeedbackDialog.tsx') },
  search: {
    label: english.search,
    standing: searchFrame,
    offline: [english.searchFailed, english.searchNetwork],
    prepare: ({ search }) =>
      void search().then(
        (provider) => provider.prepare?.(),
        // A query will say it.
        () => undefined,
      ),
    load: () => import('../search/interface/SearchDialog.tsx'),
  },
  values: { label: english.values, load: () => import('./values/ValuesDialog.tsx') },
  zoom: { label: english.enlargedPicture, load: () => import('./zoom/ZoomDialog.tsx') },
};
