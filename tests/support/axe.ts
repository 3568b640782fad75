import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page, ViewportSize } from 'playwright-core';

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

/** The rules that depend on colors. */
const COLORS = ['color-contrast', 'link-in-text-block'];

/**
 * Looks at what is on display with every rule of axe that our aims name, or with those that depend on colors or those that
 * do not: nothing else is left out.
 */
export async function findFaults(page: Page, look: 'all' | 'colors' | 'rest' = 'all'): Promise<AxeFindings> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const chosen =
    look === 'colors' ? { type: 'rule' as const, values: COLORS } : { type: 'tag' as const, values: TAGS };
  const without = look === 'rest' ? COLORS : [];
  // The lines are made in the page: to hand over all that axe says of a long page takes as long as to look at it.
  return page.evaluate(
    async ({ chosen, without }): Promise<AxeFindings> => {
      // Colours on their way from one to another are nobody's colours.
      await Promise.all(
        document.getAnimations().map((animation) => animation.finished.catch(() => undefined)),
      );
      const { passes, violations, incomplete } = await window.axe.run(document, {
        runOnly: chosen,
        resultTypes: ['violations'],
        selectors: false,
        // Off by default, although its tag is in the list.
        rules: {
          'target-size': { enabled: true },
          ...Object.fromEntries(without.map((id) => [id, { enabled: false }])),
        },
      });
      const faults = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)}\n  ${failureSummary ?? ''}`),
      );
      return { faults, rules: [...passes, ...violations, ...incomplete].map(({ id }) => id) };
    },
    { chosen, without },
  );
}

/** The windows of a laptop and of a phone. */
const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

/**
 * What axe finds in windows of these sizes, in light and in dark, one line each. `before` brings the page into the state to
 * look at, each time. Only the rules about colors know the mode, so in dark they are the only ones.
 */
export async function faultsInBothModes(
  page: Page,
  { sizes = SIZES, before }: { sizes?: readonly ViewportSize[]; before?: () => Promise<unknown> } = {},
): Promise<string[]> {
  const faults: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const mode of ['light', 'dark'] as const) {
      await page.evaluate((mode) => document.documentElement.setAttribute('data-theme', mode), mode);
      await before?.();
      const { faults: found, rules } = await findFaults(page, mode === 'light' ? 'all' : 'colors');
      const idle = ['color-contrast', ...(mode === 'light' ? ['target-size'] : [])]
        .filter((rule) => !rules.includes(rule))
        .map((rule) => `${rule} has looked at nothing`);
      faults.push(...[...found, ...idle].map((fault) => `${mode}, ${size.width} px: ${fault}`));
    }
  }
  return faults;
}
