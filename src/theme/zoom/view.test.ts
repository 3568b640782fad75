import { describe, expect, it } from 'vitest';
import { fitScale, fitView, gesture, moveView, type Scene, settle, wheelFactor } from './view.ts';

const wide: Scene = {
  picture: { width: 2000, height: 500 },
  frame: { width: 1000, height: 800 },
  enlarge: 1,
};
const small: Scene = { picture: { width: 100, height: 50 }, frame: { width: 1000, height: 800 }, enlarge: 1 };

describe('the view of an enlarged picture', () => {
  it('starts with the whole picture in the middle', () => {
    expect(fitView(wide)).toEqual({ scale: 0.5, x: 0, y: 275 });
  });

  it('does not blow up a photo, but a drawing', () => {
    expect(fitScale(small)).toBe(1);
    expect(fitScale({ ...small, enlarge: 3 })).toBe(3);
  });

  it('keeps the point under the pointer where it is', () => {
    const view = moveView({ scale: 1, x: -300, y: 100 }, { factor: 2, from: { x: 400, y: 300 } }, wide);
    expect(view).toEqual({ scale: 2, x: -1000, y: -100 });
  });

  it.each([
    ['smaller than the whole', { scale: 0.1, x: 0, y: 0 }, 0.5],
    ['closer than eight times the whole', { scale: 99, x: 0, y: 0 }, 4],
  ])('gets not %s', (_, view, scale) => {
    expect(settle(view, wide).scale).toBe(scale);
  });

  it('leaves no gap beside a picture that fills the frame', () => {
    expect(settle({ scale: 1, x: 50, y: 0 }, wide)).toEqual({ scale: 1, x: 0, y: 150 });
    expect(settle({ scale: 1, x: -5000, y: 0 }, wide)).toEqual({ scale: 1, x: -1000, y: 150 });
  });
});

describe('gesture', () => {
  it('of one finger drags', () => {
    expect(gesture([{ x: 10, y: 10 }], [{ x: 30, y: 5 }])).toEqual({
      factor: 1,
      from: { x: 10, y: 10 },
      to: { x: 30, y: 5 },
    });
  });

  it('of two fingers pinches about their middle', () => {
    const before = [
      { x: 100, y: 100 },
      { x: 200, y: 100 },
    ];
    const after = [
      { x: 50, y: 120 },
      { x: 250, y: 120 },
    ];
    expect(gesture(before, after)).toEqual({ factor: 2, from: { x: 150, y: 100 }, to: { x: 150, y: 120 } });
  });
});

describe('wheelFactor', () => {
  it('enlarges away from the reader and makes smaller the other way, equally', () => {
    expect(wheelFactor(-100, 0)).toBeGreaterThan(1);
    expect(wheelFactor(-100, 0) * wheelFactor(100, 0)).toBeCloseTo(1);
  });

  it('takes lines for more than pixels, and no leap however wild the turn', () => {
    expect(wheelFactor(-3, 1)).toBeGreaterThan(wheelFactor(-3, 0));
    expect(wheelFactor(-5_000, 0)).toBe(wheelFactor(-200, 0));
  });
});
