import { nearest } from '../../shared/text.ts';
import { isExternal } from '../../shared/url.ts';
import type { VideoParts } from '../../theme/article/video.ts';
import type { ComponentFacts } from '../content/compile.ts';
import type { PageSource } from '../content/pageSource.ts';
import type { ComponentProps } from '../content/slots.ts';
import { transcriptOf } from '../content/transcript.ts';
import type { AssetStore } from './assets.ts';

const ATTRIBUTES = ['src', 'poster', 'title', 'duration', 'transcript', 'captions'];
const VIDEO_FILE = /\.(?:mp4|m4v|webm|ogv|mov)(?:[?#]|$)/i;

export interface VideoContext {
  page: PageSource;
  assets: Pick<AssetStore, 'file' | 'image' | 'text'>;
  /** Hosts that videos may come from. */
  hosts: readonly string[];
}

/** Faults of a `<Video>` tag, and its words. */
export function describeVideo(props: ComponentProps, context: VideoContext): ComponentFacts {
  const result = read(props, context);
  if ('faults' in result)
    return { faults: result.faults.map((fault) => ({ severity: 'error', code: 'video', ...fault })) };
  return { lines: [result.video.title, ...result.video.transcript].map((line) => [line]) };
}

/** The parts of a `<Video>` for the theme; undefined where its tag has a fault. */
export function videoParts(props: ComponentProps, context: VideoContext): VideoParts | undefined {
  const result = read(props, context);
  return 'video' in result ? result.video : undefined;
}

interface Fault {
  message: string;
  hint?: string;
}

function read(
  props: ComponentProps,
  { page, assets, hosts }: VideoContext,
): { video: VideoParts } | { faults: Fault[] } {
  const faults: Fault[] = [];
  for (const key of Object.keys(props)) {
    if (ATTRIBUTES.includes(key)) continue;
    const guess = nearest(key, ATTRIBUTES);
    const hint = guess ? `Did you mean "${guess}"?` : `Known: ${ATTRIBUTES.join(', ')}.`;
    faults.push({ message: `<Video> has no attribute "${key}".`, hint });
  }
  const text = (key: string, hint: string): string => {
    const value = props[key];
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
    faults.push({ message: `<Video> has no ${key}.`, hint });
    return '';
  };
  const own = (key: string, url: string): string => {
    const href = url === '' || isExternal(url) ? undefined : assets.file(page, url);
    if (url !== '' && href === undefined)
      faults.push({
        message: `the ${key} "${url}" is no file of this site.`,
        hint: 'Put it beside the page, or into the static folder.',
      });
    return href ?? '';
  };
  const title = text('title', 'Say what the video shows.');
  const src = text('src', 'Name a file of this site, or an address on an allowed host.');
  const poster = text(
    'poster',
    'Add a picture of this site: nothing is loaded from another host before the click.',
  );
  const words = text(
    'transcript',
    'Add a text or WebVTT file with all that is said: not everybody can hear or play it.',
  );
  own('poster', poster);
  own('transcript', words);
  const transcript = transcriptOf((words && assets.text(page, words)) || '');
  if (words !== '' && transcript.length === 0 && !isExternal(words) && assets.file(page, words) !== undefined)
    faults.push({ message: `the transcript "${words}" is empty.`, hint: 'Write down all that is said.' });
  const host = isExternal(src) ? hostOf(src) : undefined;
  if (isExternal(src) && (host === undefined || !hosts.includes(host))) {
    const known = hosts.length > 0 ? `Allowed: ${hosts.join(', ')}.` : 'No host is allowed.';
    faults.push({
      message: `the video comes from "${host ?? src}", which is no allowed host.`,
      hint: `${known} Put the file beside the page, or the host into video.hosts of the site's settings.`,
    });
  }
  const href = isExternal(src) ? src : own('video', src);
  const { captions } = props;
  const track = typeof captions === 'string' ? captions : /\.vtt$/i.test(words) ? words : undefined;
  const trackHref = track === undefined ? undefined : own('captions', track);
  if (faults.length > 0) return { faults };
  const { width, height, src: picture } = assets.image(page, poster);
  const { duration } = props;
  return {
    video: {
      kind: VIDEO_FILE.test(src) ? 'file' : 'frame',
      href,
      title,
      ...(typeof duration === 'string' ? { duration } : {}),
      ...(host === undefined ? {} : { host }),
      ...(trackHref === undefined ? {} : { captions: trackHref }),
      poster: { src: picture, width, height },
      transcript,
    },
  };
}

/** Only encrypted addresses: the page may not ask for anything that others can read. */
function hostOf(src: string): string | undefined {
  const url = URL.canParse(src) ? new URL(src) : undefined;
  return url?.protocol === 'https:' ? url.host : undefined;
}
