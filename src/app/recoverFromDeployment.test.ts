import { describe, expect, it } from 'vitest';
import type { Outcome } from './navigation/judgeAnswer.ts';
import { recoverFromDeployment } from './recoverFromDeployment.ts';
import { testDocument } from './testing.ts';

function setUp(outcome: Outcome, { forgetful = false } = {}) {
  const values = new Map<string, string>();
  let reloads = 0;
  const options = {
    buildId: 'old',
    ask: () => Promise.resolve(outcome),
    storage: {
      read: (key: string) => values.get(key),
      write: (key: string, value: string) => {
        if (!forgetful) values.set(key, value);
      },
    },
    reload: () => {
      reloads += 1;
    },
  };
  return { recover: () => recoverFromDeployment(options), reloads: () => reloads };
}

const anotherBuild: Outcome = { type: 'fullLoad', reason: 'another build' };

describe('a tab left open over a deployment', () => {
  it('reloads once when its parts are gone', async () => {
    const { recover, reloads } = setUp(anotherBuild);
    await recover();
    await recover();
    expect(reloads()).toBe(1);
  });

  it('stays when storage cannot remember the reload', async () => {
    const { recover, reloads } = setUp(anotherBuild, { forgetful: true });
    await recover();
    expect(reloads()).toBe(0);
  });

  it.each<Outcome>([
    { type: 'ok', document: testDocument('/a/') },
    { type: 'failed', error: new Error('offline') },
    { type: 'fullLoad', reason: 'status 503' },
  ])('stays when the site is the same or does not answer: $type', async (outcome) => {
    const { recover, reloads } = setUp(outcome);
    await recover();
    expect(reloads()).toBe(0);
  });
});
