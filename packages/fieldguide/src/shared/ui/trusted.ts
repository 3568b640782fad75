/*
 * Trusted Types. Under `TRUSTED_TYPES` a browser parses HTML and runs scripts and workers only from what the one policy
 * here has let through. `csp.txt` asks for them unless the settings name scripts of other hosts. Without Trusted Types, in
 * the build as in some browsers, the same rules work on plain text.
 */

/** Name of the policy; no other can be made. */
const TRUSTED_POLICY = 'fieldguide';

/** The directives of `csp.txt`. */
export const TRUSTED_TYPES = `require-trusted-types-for 'script'; trusted-types ${TRUSTED_POLICY}`;

/** The result is an object of the browser, which TypeScript knows as the text that each sink takes. */
interface Rules {
  createHTML(html: string): string;
  createScriptURL(address: string): string;
}

declare global {
  var trustedTypes: { createPolicy(name: string, rules: Rules): Rules } | undefined;
  /** Made once in a document. The site's own islands, which are bundled separately, share it. */
  var fieldguidePolicy: Rules | undefined;
}

const RULES: Rules = {
  // Where it comes from is checked by `trustedPage`: all other HTML is a part of such a page.
  createHTML: (html) => html,
  createScriptURL(address) {
    if (!isOurs(address))
      throw new TypeError(`${address} is not on this site, so it may run no script here.`);
    return address;
  },
};

function policy(): Rules {
  const { trustedTypes } = globalThis;
  if (!trustedTypes) return RULES;
  globalThis.fieldguidePolicy ??= trustedTypes.createPolicy(TRUSTED_POLICY, RULES);
  return globalThis.fieldguidePolicy;
}

/** True for an address of the page's own origin; from a folder, for any file. */
function isOurs(address: string): boolean {
  const here = new URL(location.href);
  const { protocol, origin } = new URL(address, here);
  return protocol === here.protocol && origin === here.origin;
}

/** HTML that the build wrote, or that is in the page, for `dangerouslySetInnerHTML`. */
export function trustedHtml(html: string): { __html: string } {
  return { __html: policy().createHTML(html) };
}

/**
 * The document in an answer of this site. It has no window: its scripts do not run and its images are not fetched.
 * @throws TypeError where another host gave the answer.
 */
export async function trustedPage(answer: Response): Promise<Document> {
  if (!isOurs(answer.url)) throw new TypeError(`${answer.url} is not on this site.`);
  return new DOMParser().parseFromString(policy().createHTML(await answer.text()), 'text/html');
}

/**
 * The address of a script or worker of this site.
 * @throws TypeError where it leads to another host.
 */
export function trustedScript(address: string): string {
  return policy().createScriptURL(address);
}
