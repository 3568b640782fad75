/** Puts the player in the place of the picture, starts it, and gives it the focus. */
export function playVideo(link: HTMLAnchorElement): void {
  const player = link.dataset.video === 'frame' ? frame(link) : video(link);
  link.replaceWith(player);
  player.focus();
}

function video(link: HTMLAnchorElement): HTMLVideoElement {
  const element = document.createElement('video');
  element.controls = true;
  element.autoplay = true;
  element.playsInline = true;
  element.poster = link.querySelector('img')?.currentSrc ?? '';
  element.setAttribute('aria-label', link.dataset.title ?? '');
  element.src = link.href;
  const { captions } = link.dataset;
  if (captions !== undefined) {
    const track = document.createElement('track');
    track.kind = 'captions';
    track.label = 'Captions';
    track.srclang = document.documentElement.lang;
    track.src = captions;
    track.default = true;
    element.append(track);
  }
  return element;
}

function frame(link: HTMLAnchorElement): HTMLIFrameElement {
  const element = document.createElement('iframe');
  element.title = link.dataset.title ?? '';
  element.allow = 'autoplay; fullscreen; picture-in-picture';
  element.referrerPolicy = 'strict-origin-when-cross-origin';
  element.src = link.href;
  return element;
}
