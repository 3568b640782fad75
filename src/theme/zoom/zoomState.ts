import type { ZoomCommand } from './keys.ts';
import { fitScale, fitView, moveView, type Point, type Scene, type Size, settle, type View } from './view.ts';

export interface ZoomState {
  scene: Scene;
  view: View;
}

export type ZoomAction =
  | ZoomCommand
  | { type: 'move'; factor: number; from: Point; to: Point }
  /** The frame has another size. */
  | { type: 'frame'; frame: Size }
  /** The picture's size is known by now. */
  | { type: 'picture'; picture: Size };

const NO_FRAME: Size = { width: 0, height: 0 };

/** The state before the frame has been measured. */
export function startZoom({ picture, enlarge }: { picture: Size; enlarge: number }): ZoomState {
  const scene = { picture: atLeastOne(picture), frame: NO_FRAME, enlarge };
  return { scene, view: { scale: 1, x: 0, y: 0 } };
}

/** The reader's next view. A picture that is shown as a whole stays so when the frame changes. */
export function zoomReducer({ scene, view }: ZoomState, action: ZoomAction): ZoomState {
  const { frame } = scene;
  const middle = { x: frame.width / 2, y: frame.height / 2 };
  switch (action.type) {
    case 'fit':
      return { scene, view: fitView(scene) };
    case 'zoom':
      return { scene, view: moveView(view, { factor: action.factor, from: middle }, scene) };
    case 'pan':
      return { scene, view: settle({ ...view, x: view.x + action.by.x, y: view.y + action.by.y }, scene) };
    case 'move':
      return { scene, view: moveView(view, action, scene) };
    case 'frame': {
      const next = { ...scene, frame: action.frame };
      const whole = isUnseen(frame) || isWhole({ scene, view });
      return { scene: next, view: whole ? fitView(next) : settle(view, next) };
    }
    case 'picture': {
      const next = { ...scene, picture: atLeastOne(action.picture) };
      return { scene: next, view: isUnseen(frame) ? view : fitView(next) };
    }
  }
}

/** True where the whole picture is in view: there is nothing to move, and nothing smaller to get. */
export function isWhole({ scene, view }: ZoomState): boolean {
  return view.scale <= fitScale(scene) * 1.001;
}

function isUnseen({ width, height }: Size): boolean {
  return width === 0 || height === 0;
}

/** A picture that has not arrived reports no size. */
function atLeastOne({ width, height }: Size): Size {
  return { width: Math.max(1, width), height: Math.max(1, height) };
}
