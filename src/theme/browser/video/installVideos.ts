import { loadPart } from '../islands/loadPart.ts';
import { clickFacts } from '../navigation/linkOfEvent.ts';

/** Plays a video where its picture stands; the player's code and the video load at the click, not before. */
export function installVideos(): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[data-video]') : null;
      const { button, modified, defaultPrevented } = clickFacts(event);
      if (!(link instanceof HTMLAnchorElement) || button !== 0 || modified || defaultPrevented) return;
      event.preventDefault();
      void loadPart(() => import('./playVideo.ts')).then((part) => {
        if (part.type === 'loaded') part.module.playVideo(link);
        else location.assign(link.href);
      });
    },
    { capture: true },
  );
}
