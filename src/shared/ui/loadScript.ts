/** Runs a classic script. Rejects with a message where it cannot be loaded. */
export function loadScript(src: string, failure: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(failure));
    document.head.append(script);
  });
}
