/** React's own chunk (see `packages/fieldguide/scripts/bundle.mjs`): evaluated in a separate task, before the app that needs it. */
import 'react-dom/client';
