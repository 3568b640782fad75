import { playVideo as play } from '../video/playVideo.ts';

/** Plays a video with its captions in the page: a file of them would be refused. See the module this one stands for. */
export async function playVideo(link: HTMLAnchorElement): Promise<void> {
  const { captions } = link.dataset;
  if (captions !== undefined) {
    try {
      const text = await (await fetch(captions)).text();
      link.dataset.captions = `data:text/vtt,${encodeURIComponent(text)}`;
    } catch {
      // The video says more than nothing.
      delete link.dataset.captions;
    }
  }
  play(link);
}
