/** Adds a style sheet that a part brings along. No `<style>` element: the site's policy blocks it. Layers keep its rank. */
export function adoptStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
