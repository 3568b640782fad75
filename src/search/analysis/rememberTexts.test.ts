import { expect, it } from 'vitest';
import { rememberTexts } from './rememberTexts.ts';
import { createAnalyzer } from './tokens.ts';

it('takes a text apart once, into what the analyzer makes of it', () => {
  const analyzer = createAnalyzer();
  const asked: string[] = [];
  const remembering = rememberTexts({
    ...analyzer,
    tokens(text) {
      asked.push(text);
      return analyzer.tokens(text);
    },
  });
  const text = 'Open port 161 for SNMP.';
  expect(remembering.tokens(text)).toEqual(analyzer.tokens(text));
  expect(remembering.tokens(text)).toBe(remembering.tokens(text));
  expect(asked).toEqual([text]);
});
