import { describe, expect, it } from 'vitest';
import { commandForKey } from './keys.ts';
import { isWhole, startZoom, type ZoomAction, zoomReducer } from './zoomState.ts';

const frame: ZoomAction = { type: 'frame', frame: { width: 1000, height: 1000 } };

function seenAfter(...actions: ZoomAction[]) {
  return actions.reduce(zoomReducer, startZoom({ picture: { width: 2000, height: 2000 }, enlarge: 1 }));
}

function press(key: string): ZoomAction {
  const command = commandForKey({ key, ctrlKey: false, metaKey: false, altKey: false });
  if (!command) throw new Error(`no command for ${key}`);
  return command;
}

describe('zoom', () => {
  it('shows the whole picture at first, and again after 0', () => {
    expect(seenAfter(frame).view).toEqual({ scale: 0.5, x: 0, y: 0 });
    expect(seenAfter(frame, press('+'), press('+'), press('ArrowRight'), press('0'))).toEqual(
      seenAfter(frame),
    );
  });

  it.each([['+'], ['=']])('%s enlarges about the middle', (key) => {
    expect(seenAfter(frame, press(key)).view).toEqual({ scale: 0.625, x: -125, y: -125 });
  });

  it.each([['-'], ['_']])('%s makes smaller again', (key) => {
    expect(seenAfter(frame, press('+'), press(key)).view.scale).toBeCloseTo(0.5);
  });

  it('arrows look further in their direction', () => {
    const near = [frame, press('+'), press('+'), press('+')];
    const { x, y } = seenAfter(...near).view;
    expect(seenAfter(...near, press('ArrowRight')).view).toMatchObject({ x: x - 80, y });
    expect(seenAfter(...near, press('ArrowLeft')).view).toMatchObject({ x: x + 80, y });
    expect(seenAfter(...near, press('ArrowDown')).view).toMatchObject({ x, y: y - 80 });
    expect(seenAfter(...near, press('ArrowUp')).view).toMatchObject({ x, y: y + 80 });
  });

  it('a whole picture stays whole in another frame, a near one stays near', () => {
    const wider: ZoomAction = { type: 'frame', frame: { width: 1600, height: 1600 } };
    expect(seenAfter(frame, wider).view.scale).toBe(0.8);
    const near = seenAfter(frame, ...Array<ZoomAction>(4).fill(press('+')));
    expect(zoomReducer(near, wider).view.scale).toBe(near.view.scale);
  });

  it('fits anew when a late picture tells its size', () => {
    const late = [frame, { type: 'picture', picture: { width: 4000, height: 100 } } as const].reduce(
      zoomReducer,
      startZoom({ picture: { width: 0, height: 0 }, enlarge: 1 }),
    );
    expect(late.view.scale).toBe(0.25);
    expect(isWhole(late)).toBe(true);
  });

  it('leaves the keys of the browser and of others alone', () => {
    const plain = { ctrlKey: false, metaKey: false, altKey: false };
    expect(commandForKey({ ...plain, key: '+', ctrlKey: true })).toBeUndefined();
    expect(commandForKey({ ...plain, key: '0', metaKey: true })).toBeUndefined();
    expect(commandForKey({ ...plain, key: 'Tab' })).toBeUndefined();
  });
});
