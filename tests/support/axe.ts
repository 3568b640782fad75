import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe: typeof import('axe-core');
  }
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Evaluated, not added as a script: the policy of a served site allows no inline scripts. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export interface AxeFindings {
  /** One line for each fault: rule, element, what is wrong. */
  faults: string[];
  /** Ids of all rules that had something to look at. */
  rules: string[];
}

/** Looks at what is on display with every rule of axe that our aims name, or with these: nothing else is left out. */
export async function findFaults(page: Page, only?: readonly string[]): Promise<AxeFindings> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const chosen = { type: only ? ('rule' as const) : ('tag' as const), values: [...(only ?? TAGS)] };
  // The lines are made in the page: to hand over all that axe says of a long page takes as long as to look at it.
  return page.evaluate(async (runOnly): Promise<AxeFindings> => {
    // Colours on their way from one to another are nobody's colours.
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
    const { passes, violations, incomplete } = await window.axe.run(document, {
      runOnly,
      resultTypes: ['violations'],
      selectors: false,
      // Off by default, although its tag is in the list.
      rules: { 'target-size': { enabled: true } },
    });
    const faults = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)}\n  ${failureSummary ?? ''}`),
    );
    return { faults, rules: [...passes, ...violations, ...incomplete].map(({ id }) => id) };
  }, chosen);
}
