import { describe, expect, it } from 'vitest';
import { parsePlannedRoutes } from './plannedRoutes.ts';

describe('the routes still to be written', () => {
  it.each([
    ['route\ttitle\n/a/\tA\n/b\tB\n', ['/a/', '/b/']],
    ['route\ttitle\r\n/a/\tA\r\n', ['/a/']],
    ['\uFEFF/a/\tA', ['/a/']],
    ['/a/\n\n  /b/  \tB\n# /c/\n', ['/a/', '/b/']],
    ['', []],
  ])('are read from %j', (text, routes) => {
    expect([...parsePlannedRoutes(text)]).toEqual(routes);
  });
});
