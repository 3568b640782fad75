import type { Page } from 'playwright-core';
import { tableFaults } from '../pages/tables.ts';
import { findFaults } from './axe.ts';

/** The widths at which pages are looked at, in pixels: a phone, a tablet, a laptop, a large screen. */
export const WIDTHS = [390, 820, 1280, 1600];

/** The width of what is printed on A4, in pixels: the sheet without its margins. */
const PAPER = 672;

/**
 * The least size of a text, the least and the most height of a picture, in pixels, and the least contrast of a text. A
 * picture fits the window of a phone (844) below the bar (56).
 */
const LIMITS = { text: 12, picture: 844 - 56, drawn: 20, contrast: 4.5 };

/**
 * Opens all that is folded or behind a tab, so that it can be looked at. What is far below the window is laid out too: a
 * browser that skips it keeps its size of an earlier width.
 */
export async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
    for (const details of document.querySelectorAll('article details')) details.setAttribute('open', '');
    for (const panel of document.querySelectorAll('[role=tabpanel]')) panel.setAttribute('data-selected', '');
  });
}

/**
 * What of a page a reader could not read as it is laid out now, one line each: a page that scrolls sideways; pictures
 * that stick out or are too tall; texts that are too small.
 */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(async ({ text, picture }) => {
    // Boxes that watch their size answer to a new one before the next but one frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const root = document.documentElement;
    const faults: string[] = [];
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${(element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 50)}"`;
    if (root.scrollWidth > root.clientWidth)
      faults.push(`the page is ${root.scrollWidth - root.clientWidth} px wider than the window`);
    for (const drawn of document.querySelectorAll('article :is(svg[role=img], img)')) {
      if (!drawn.checkVisibility()) continue;
      const { left, right, height } = drawn.getBoundingClientRect();
      if (left < 0 || right > root.clientWidth + 0.5) faults.push(`${name(drawn)} sticks out of the window`);
      if (height > picture + 0.5) faults.push(`${name(drawn)} is ${Math.round(height)} px tall`);
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const seen = new Set<Element>();
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (!element || seen.has(element) || !walker.currentNode.nodeValue?.trim()) continue;
      seen.add(element);
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const { a = 1, b = 0 } = (element instanceof SVGGraphicsElement && element.getScreenCTM()) || {};
      const scale = Math.hypot(a, b);
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
      if (size < text - 0.01) faults.push(`${name(element)} has ${size.toFixed(1)} px`);
    }
    return faults;
  }, LIMITS);
}

/**
 * What is drawn on a page and cannot be seen as it is laid out now, one line each: it has no size, a box around it cuts
 * it, or something lies on it.
 */
export function drawingFaults(page: Page): Promise<string[]> {
  return page.evaluate(({ drawn: least }) => {
    const faults: string[] = [];
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${(element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? element.textContent ?? '').trim().slice(0, 50)}"`;
    // A point in each quarter, away from the corners, where buttons have their place.
    const places = [0.3, 0.7].flatMap((x) => [0.3, 0.7].map((y) => [x, y] as const));
    const { scrollX, scrollY } = window;
    for (const drawn of document.querySelectorAll('article :is(svg[role=img], img, video, canvas, figure)')) {
      if (!drawn.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const { width, height, ...rect } = drawn.getBoundingClientRect().toJSON();
      if (width < least || height < least) {
        faults.push(`${name(drawn)} has ${Math.round(width)} x ${Math.round(height)} px`);
        continue;
      }
      for (let box = drawn.parentElement; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        const edge = box.getBoundingClientRect();
        if (
          rect.left < edge.left - 0.5 ||
          rect.right > edge.right + 0.5 ||
          rect.top < edge.top - 0.5 ||
          rect.bottom > edge.bottom + 0.5
        )
          faults.push(`${name(drawn)} is cut by ${name(box)}`);
      }
      drawn.scrollIntoView({ behavior: 'instant', block: 'center' });
      const { left, top } = drawn.getBoundingClientRect();
      for (const [x, y] of places) {
        const found = document.elementFromPoint(left + x * width, top + y * height);
        // Outside of the window there is nothing. An open menu is meant to lie on the page, and a button may wait, unseen.
        if (!found || found.contains(drawn) || drawn.contains(found)) continue;
        if (
          found.closest('details[data-close-on-follow]') ||
          !found.checkVisibility({ opacityProperty: true })
        )
          continue;
        faults.push(`${name(drawn)} is covered by ${name(found)}`);
        break;
      }
    }
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
    return faults;
  }, LIMITS);
}

/**
 * The texts of a page, placeholders and those of drawings too, whose contrast is too low, one line each. axe judges
 * neither drawings nor placeholders.
 */
export function contrastFaults(page: Page): Promise<string[]> {
  return page.evaluate(async ({ contrast }) => {
    type Color = [red: number, green: number, blue: number, alpha: number];
    // Colours on their way from one to another are nobody's colours.
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
    const read = (css: string): Color => {
      const numbers = (css.match(/-?[\d.]+(?:e-?\d+)?%?/g) ?? []).map((part) =>
        part.endsWith('%') ? Number.parseFloat(part) / 100 : Number(part),
      );
      if (!/^(?:rgba?|color)\(/.test(css)) return [0, 0, 0, 0];
      const [red = 0, green = 0, blue = 0, alpha = 1] = numbers;
      const unit = css.startsWith('color(') ? 1 : 255;
      return [red / unit, green / unit, blue / unit, alpha];
    };
    const over = ([r, g, b, a]: Color, [red, green, blue]: Color): Color => [
      r * a + red * (1 - a),
      g * a + green * (1 - a),
      b * a + blue * (1 - a),
      1,
    ];
    const light = (color: Color) => {
      const [red = 0, green = 0, blue = 0] = color
        .slice(0, 3)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const ratio = (one: Color, other: Color) => {
      const [dark = 0, bright = 0] = [light(one), light(other)].sort((a, b) => a - b);
      return (bright + 0.05) / (dark + 0.05);
    };
    const grounds = new Map<Element, Color>();
    const ground = (element: Element | null): Color => {
      if (!element) return [1, 1, 1, 1];
      const known = grounds.get(element);
      if (known) return known;
      const own = read(getComputedStyle(element).backgroundColor);
      const found: Color = own[3] === 1 ? own : over(own, ground(element.parentElement));
      grounds.set(element, found);
      return found;
    };
    /** What is drawn last below the middle of a text in a drawing. */
    const drawnGround = (element: SVGElement): Color => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const svg = element.ownerSVGElement;
      const shapes = svg?.querySelectorAll<SVGGeometryElement>('rect, path, circle, ellipse, polygon') ?? [];
      const below = [...shapes].filter(
        (shape) =>
          shape.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING &&
          shape.isPointInFill(new DOMPoint(x, y).matrixTransform(shape.getScreenCTM()?.inverse())),
      );
      return below.reduce<Color>((color, shape) => {
        const { fill, fillOpacity } = getComputedStyle(shape);
        const [red, green, blue, alpha] = read(fill);
        return over([red, green, blue, alpha * Number(fillOpacity)], color);
      }, ground(svg));
    };
    const faults: string[] = [];
    const look = (element: Element, text: string, color: string, behind: Color) => {
      let [red, green, blue, alpha] = read(color);
      for (let box: Element | null = element; box; box = box.parentElement)
        alpha *= Number(getComputedStyle(box).opacity);
      const found = ratio(over([red, green, blue, alpha], behind), behind);
      if (found < contrast)
        faults.push(
          `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${text.trim().slice(0, 50)}" has a contrast of ${found.toFixed(2)}`,
        );
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const seen = new Set<Element>();
    while (walker.nextNode()) {
      const { parentElement: element, nodeValue } = walker.currentNode;
      if (!element || seen.has(element) || !nodeValue?.trim()) continue;
      seen.add(element);
      // What cannot be operated is exempt, and what nobody sees has no contrast.
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[disabled], option'))
        continue;
      const style = getComputedStyle(element);
      if (element instanceof SVGElement) look(element, nodeValue, style.fill, drawnGround(element));
      else look(element, nodeValue, style.color, ground(element));
    }
    for (const field of document.querySelectorAll('[placeholder]'))
      if (field.checkVisibility())
        look(
          field,
          `placeholder ${field.getAttribute('placeholder')}`,
          getComputedStyle(field, '::placeholder').color,
          ground(field),
        );
    return faults;
  }, LIMITS);
}

/** The width at which axe judges colours, and the other one at which contrast is measured, in pixels. */
const [WIDE, NARROW] = [1280, 390];

/**
 * All that is wrong with a page at every width, in light and in dark, one line each: layout, drawings (on paper too) and
 * contrast as above, and what axe finds at two of the widths. Its rules about colours, the slowest, are asked once in light
 * and once in dark, and its other rules, which know no colours, in light alone: contrast is measured at both widths anyway.
 */
export async function pageFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  // At the top nothing lies below the bar, which axe takes for a target cut short.
  const resize = async (width: number, height = 844) => {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => window.scrollTo(0, 0));
  };
  const add = (found: readonly string[], width: number, mode = '') =>
    faults.push(...found.map((fault) => `${width} px${mode}: ${fault}`));
  const show = (mode: 'light' | 'dark') =>
    page.evaluate((mode) => document.documentElement.setAttribute('data-theme', mode), mode);
  // In a low window a long list of contents scrolls, and axe measures what its edge leaves of a line.
  await resize(WIDE, 2000);
  await show('dark');
  add((await findFaults(page, 'colors')).faults, WIDE, ' dark');
  await show('light');
  add((await findFaults(page)).faults, WIDE, ' light');
  await resize(NARROW);
  add((await findFaults(page, 'rest')).faults, NARROW);
  await unfold(page);
  for (const width of WIDTHS) {
    await resize(width);
    add(await layoutFaults(page), width);
    add(await drawingFaults(page), width);
    add(await tableFaults(page), width);
    if (width !== WIDE && width !== NARROW) continue;
    for (const mode of ['light', 'dark'] as const) {
      await show(mode);
      add(await contrastFaults(page), width, ` ${mode}`);
    }
  }
  await resize(PAPER);
  await page.emulateMedia({ media: 'print' });
  add(await drawingFaults(page), PAPER, ' print');
  return faults;
}
