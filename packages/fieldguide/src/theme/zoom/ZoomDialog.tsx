import { Minus, Plus, X } from 'lucide';
import { type KeyboardEvent, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import * as english from '../../shared/texts/english.ts';
import { IconButton } from '../../shared/ui/Icon.tsx';
import { trustedHtml } from '../../shared/ui/trusted.ts';
import { useTexts } from '../../shared/ui/useTexts.tsx';
import type { DialogProps } from '../services.ts';

/** One step of a key or a button, and the closest look; 1 is the picture's own size. */
const STEP = 1.25;
const CLOSEST = 8;
/** Room around the picture, in pixels, as the style sheet has it. */
const EDGE = 16;

/** A picture loses sharpness when it is blown up; a drawing does not. */
const ENLARGE = { image: 1, drawing: 2 };

/** A picture or diagram of the article over the whole window. */
export function Dialog({ trigger, opening, close }: DialogProps) {
  const picture = readPicture(trigger.closest('.zoom'));
  // Each opening starts anew.
  return picture ? <ZoomView key={opening} picture={picture} close={close} /> : null;
}

/** The picture in a box that scrolls, with buttons for what the keys + - 0 do. */
function ZoomView({ picture, close }: { picture: Picture; close: () => void }) {
  const { width, height, label } = picture;
  const t = useTexts();
  const [factor, setFactor] = useState(1);
  const frame = useRef<HTMLDivElement>(null);
  useMiddle(frame, factor);
  /** The scale that shows the whole picture. */
  const whole = useCallback(() => {
    const { clientWidth = width, clientHeight = height } = frame.current ?? {};
    const fits = Math.min((clientWidth - 2 * EDGE) / width, (clientHeight - 2 * EDGE) / height);
    return Math.min(fits, ENLARGE[picture.kind]);
  }, [width, height, picture.kind]);
  useLayoutEffect(() => {
    frame.current?.focus();
    // A large picture scrolls and is not shrunk.
    setFactor(Math.max(1, whole()));
  }, [whole]);
  const zoom = (by: number) =>
    setFactor((now) => Math.min(CLOSEST, Math.max(Math.min(1, whole()), now * by)));

  const onKeyDown = (event: KeyboardEvent) => {
    // With a control key they are the browser's own zoom.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') zoom(STEP);
    else if (event.key === '-' || event.key === '_') zoom(1 / STEP);
    else if (event.key === '0') setFactor(whole());
    else return;
    event.preventDefault();
  };
  const percent = `${Math.round(factor * 100)}%`;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys work wherever the focus is in the dialog
    <div className="zoom-view" onKeyDown={onKeyDown}>
      <div className="zoom-bar">
        <p className="zoom-label">{label}</p>
        <IconButton label={t(english.zoomOut)} node={Minus} size={20} onClick={() => zoom(1 / STEP)} />
        <button
          type="button"
          className="zoom-scale"
          aria-label={t(english.showAtFullSize, { percent })}
          onClick={() => setFactor(1)}
        >
          {percent}
        </button>
        <button type="button" className="zoom-scale" onClick={() => setFactor(whole())}>
          {t(english.fit)}
        </button>
        <IconButton label={t(english.zoomIn)} node={Plus} size={20} onClick={() => zoom(STEP)} />
        <IconButton label={t(english.close)} node={X} size={22} onClick={close} />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: no form, and no fields */}
      <div
        ref={frame}
        className="zoom-frame"
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys
        tabIndex={0}
        aria-label={t(english.pictureKeys, { picture: label || t(english.picture) })}
      >
        <div
          className="zoom-picture"
          style={{ width: `${width * factor}px`, aspectRatio: `${width} / ${height}` }}
        >
          {picture.kind === 'image' ? (
            <img src={picture.src} alt={label} />
          ) : (
            <div dangerouslySetInnerHTML={trustedHtml(picture.html)} />
          )}
        </div>
      </div>
    </div>
  );
}

/** Keeps the middle of the frame in place when the picture changes its size. */
function useMiddle(frame: RefObject<HTMLElement | null>, factor: number): void {
  const shown = useRef(factor);
  useLayoutEffect(() => {
    const ratio = factor / shown.current;
    shown.current = factor;
    const box = frame.current;
    if (!box) return;
    const { clientWidth, clientHeight, scrollLeft, scrollTop } = box;
    box.scrollLeft = (scrollLeft + clientWidth / 2) * ratio - clientWidth / 2;
    box.scrollTop = (scrollTop + clientHeight / 2) * ratio - clientHeight / 2;
  }, [frame, factor]);
}

/** A picture of an article, ready to be shown a second time. Sizes in pixels. */
type Picture = { label: string; width: number; height: number } & (
  | { kind: 'image'; src: string }
  | { kind: 'drawing'; html: string }
);

/** Copies the picture in a `.zoom` box; undefined where it has gone. */
function readPicture(box: Element | null): Picture | undefined {
  const drawn = [...(box?.querySelectorAll('img, .diagram > svg') ?? [])];
  // The layout that is shown; the picture, if a list is shown instead of it.
  const shown = drawn.filter((one) => one.getClientRects().length > 0);
  const [picture = drawn[0]] = shown;
  if (picture instanceof HTMLImageElement) {
    const { naturalWidth, naturalHeight, currentSrc, src, alt } = picture;
    // One that has not arrived knows at least the size that the build wrote.
    const width = naturalWidth || picture.width || 1;
    const height = naturalHeight || picture.height || 1;
    return { kind: 'image', src: currentSrc || src, label: alt, width, height };
  }
  if (!(picture instanceof SVGSVGElement)) return undefined;
  const label = picture.parentElement?.ariaLabel ?? '';
  const { width, height } = sizeOf(picture);
  if (shown.length < 2)
    return { kind: 'drawing', html: renameIds(picture.outerHTML, 'zoom-'), label, width, height };
  // The sides of a rack are as large as each other.
  const sides = shown.map(({ outerHTML }, at) => outerHTML.replace('<svg', `<svg x="${at * width}"`));
  const all = width * sides.length;
  const html = `<svg viewBox="0 0 ${all} ${height}">${renameIds(sides.join(''), 'zoom-')}</svg>`;
  return { kind: 'drawing', html, label, width: all, height };
}

/** The size that a drawing was made for; without a view box, the one that it takes on the page. */
function sizeOf(drawing: SVGSVGElement): { width: number; height: number } {
  const viewBox = drawing.viewBox.baseVal;
  return viewBox && viewBox.width > 0 ? viewBox : drawing.getBoundingClientRect();
}

/**
 * Markup whose ids, and all that refers to them, carry a prefix: a copy of a drawing can then be in the
 * document beside the original.
 */
export function renameIds(markup: string, prefix: string): string {
  return markup
    .replace(/(\s(?:id|for)=")([^"]+)"/g, `$1${prefix}$2"`)
    .replace(/(\s(?:aria-labelledby|aria-describedby)=")([^"]+)"/g, (_, start: string, ids: string) => {
      const renamed = ids.split(/\s+/).map((id) => prefix + id);
      return `${start}${renamed.join(' ')}"`;
    })
    .replace(/(\s(?:xlink:)?href="#)/g, `$1${prefix}`)
    .replace(/url\((&quot;|["'])?#/g, `url($1#${prefix}`);
}
