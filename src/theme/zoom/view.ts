export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** What is being looked at, and through what. */
export interface Scene {
  /** Natural size of the picture. */
  picture: Size;
  /** The frame it is seen in. */
  frame: Size;
  /** Largest scale at which the whole picture is shown: photos are not blown up, drawings may be. */
  enlarge: number;
}

/** How the picture lies in the frame: its scale and the place of its top left corner. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

/** How much closer than the whole picture one can get; small pictures get at least to four times their size. */
const CLOSEST = 8;

/** The scale that shows the whole picture. */
export function fitScale({ picture, frame, enlarge }: Scene): number {
  return Math.min(frame.width / picture.width, frame.height / picture.height, enlarge);
}

/** The whole picture, in the middle of the frame. */
export function fitView(scene: Scene): View {
  return settle({ scale: fitScale(scene), x: 0, y: 0 }, scene);
}

/** A view within its bounds: not smaller than the frame allows, and no gap beside what could fill it. */
export function settle(view: View, scene: Scene): View {
  const least = fitScale(scene);
  const scale = clamp(view.scale, least, Math.max(least * CLOSEST, 4));
  return {
    scale,
    x: along(view.x, scene.picture.width * scale, scene.frame.width),
    y: along(view.y, scene.picture.height * scale, scene.frame.height),
  };
}

/** Scales by `factor`; the part of the picture that lies under `from` comes to lie under `to`. */
export function moveView(
  view: View,
  { factor = 1, from, to = from }: { factor?: number; from: Point; to?: Point },
  scene: Scene,
): View {
  const { scale } = settle({ ...view, scale: view.scale * factor }, scene);
  const ratio = scale / view.scale;
  return settle({ scale, x: to.x - (from.x - view.x) * ratio, y: to.y - (from.y - view.y) * ratio }, scene);
}

/** What fingers or the mouse did between two moments: dragged with one, pinched with two. */
export function gesture(
  before: readonly Point[],
  after: readonly Point[],
): { factor: number; from: Point; to: Point } {
  const spread = distance(before);
  return {
    factor: spread > 0 ? distance(after) / spread : 1,
    from: middle(before),
    to: middle(after),
  };
}

/** The factor of one turn of the wheel; a pad turns it in many small steps. */
export function wheelFactor(deltaY: number, deltaMode: number): number {
  const pixels = deltaMode === 0 ? deltaY : deltaY * 32;
  return Math.exp(-clamp(pixels, -200, 200) / 400);
}

function along(start: number, length: number, room: number): number {
  return length <= room ? (room - length) / 2 : clamp(start, room - length, 0);
}

function distance([a, b]: readonly Point[]): number {
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
}

function middle(points: readonly Point[]): Point {
  const [a = { x: 0, y: 0 }, b = a] = points;
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
