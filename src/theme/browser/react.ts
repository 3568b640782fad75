/** React's own chunk (see `scripts/bundle.mjs`): evaluated in a task of its own, before the app that needs it. */
import 'react-dom/client';
