/** Schemes without slashes that browsers or common programs open. With slashes (`ssh://host`) an address names a program. */
const KNOWN = new Set(
  'about bitcoin blob callto cid data facetime geo im irc ircs jabber magnet mailto matrix message mid ms-settings news nntp onenote openpgp4fpr sip sips skype slack sms smsto spotify tel urn view-source vscode webcal xmpp'.split(
    ' ',
  ),
);

/** What is wrong with the scheme of an address, such as that of `localhost:8080`; undefined where nothing is. */
export function schemeFault(url: string): { message: string; hint: string } | undefined {
  const [, scheme = '', rest = ''] = /^([a-z][a-z0-9+.-]*):(.*)$/is.exec(url.trim()) ?? [];
  const name = scheme.toLowerCase();
  const isKnown = KNOWN.has(name) || /^(?:web\+|ms-)/.test(name);
  if (scheme === '' || isKnown || (rest.startsWith('//') && name !== 'pathname')) return undefined;
  const message = `the link "${url}" leads nowhere: no browser knows "${scheme}:".`;
  if (name === 'pathname') return { message, hint: `Write "${rest.replace(/^\/\/(?=\/)/, '')}".` };
  if (/^\d+(?:[/?#]|$)/.test(rest)) return { message, hint: `Write "http://${url.trim()}".` };
  if (/^[a-z]$/.test(name))
    return { message, hint: 'Readers do not have this file. Write its path as code.' };
  return { message, hint: 'Write its whole address, or write it as code.' };
}
