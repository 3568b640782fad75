import { afterEach, describe, expect, it, vi } from 'vitest';
import { stubStorage } from '../../../../../tests/support/stubStorage.ts';
import { recoverFromDeployment } from './recoverFromDeployment.ts';

function setUp(served: string | undefined, { forgetful = false } = {}) {
  stubStorage({}, { forgetful });
  let reloads = 0;
  const options = {
    buildId: 'old',
    ask: () => Promise.resolve(served),
    reload: () => {
      reloads += 1;
    },
  };
  return { recover: () => recoverFromDeployment(options), reloads: () => reloads };
}

afterEach(() => vi.unstubAllGlobals());

describe('a tab left open over a deployment', () => {
  it('reloads once when its parts are gone', async () => {
    const { recover, reloads } = setUp('new');
    await recover();
    await recover();
    expect(reloads()).toBe(1);
  });

  it('stays when storage cannot remember the reload', async () => {
    const { recover, reloads } = setUp('new', { forgetful: true });
    await recover();
    expect(reloads()).toBe(0);
  });

  it.each([
    ['the site is the same', 'old'],
    ['no page of it answers', undefined],
  ])('stays when %s', async (_, served) => {
    const { recover, reloads } = setUp(served);
    await recover();
    expect(reloads()).toBe(0);
  });
});
