/** Buttons of code blocks other than the copy button; what they do is loaded when one is first pressed. */
export function installCodeTools(signal: AbortSignal): void {
  document.addEventListener(
    'click',
    async ({ target }) => {
      const button = target instanceof Element && target.closest<HTMLElement>('[data-code]');
      if (button) (await import('./codeTool.ts')).runCodeTool(button);
    },
    { signal },
  );
}
