import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FeedbackForm } from './FeedbackDialog.tsx';
import type { FeedbackProvider } from './provider.ts';

const provider: FeedbackProvider = {
  asksAddress: false,
  action: 'Send it',
  note: 'Only we read it.',
  sent: 'Thank you.',
  send: async () => undefined,
};

const html = renderToStaticMarkup(
  <FeedbackForm
    page={{ route: '/ports/', title: 'Ports', canonical: '' }}
    provider={provider}
    draft={{ helpful: false, missing: 'UDP <b>' }}
    onDraft={() => undefined}
    close={() => undefined}
  />,
);

it.each([
  ['the page it is about', 'On the page “Ports”'],
  ['whether it was helpful', '<legend>Was this page helpful?</legend>'],
  ['what was missing', 'What was missing?</label>'],
  ['what the reader has entered before', 'UDP &lt;b&gt;</textarea>'],
  ['the provider’s words', 'Only we read it.'],
  ['the provider’s button', 'Send it</button>'],
])('the feedback form shows %s', (_, text) => {
  expect(html).toContain(text);
});

it('the feedback form asks nothing else of the reader: only the first question needs an answer', () => {
  expect(html.match(/required=""/g)).toHaveLength(2);
  expect(html).toMatch(/type="radio"[^>]* checked=""\/>No/);
});

it('the feedback form asks for no address: an issue is public', () => {
  expect(html).not.toMatch(/e-mail|type="email"/);
});
