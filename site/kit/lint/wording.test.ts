import { describe, expect, it } from 'vitest';
import { contextOf, lintPage, say } from '../../../tests/support/lintPage.ts';
import { forbiddenWords, linkTexts, vocabularyForms } from './wording.ts';

describe('words that no page uses', () => {
  it.each([
    ['Simply select it.', ['1:1 "Simply" is a word to avoid.']],
    ['Open it and\nplease wait.', ['2:1 "please" is a word to avoid.']],
    ['> [!NOTE]\n> Simply wait.', ['2:3 "Simply" is a word to avoid.']],
    ['- one\n- it is just so', ['2:9 "just" is a word to avoid.']],
    ['A just-in-time account. The `just` tool. **Please** is a label. Adjust it.', []],
  ])('in %j', (body, faults) => {
    expect(say(forbiddenWords, lintPage(body))).toEqual(faults);
  });

  it.each([
    ['[here](/a/)', ['1:1 the link text "here" does not name its target.']],
    ['See [Click here](/a/).', ['1:5 the link text "Click here" does not name its target.']],
    ['See [what is here](/a/).', []],
  ])('as the text of a link: %j', (body, faults) => {
    expect(say(linkTexts, lintPage(body))).toEqual(faults);
  });
});

describe('forms that the vocabulary replaces', () => {
  const context = contextOf({
    vocabulary:
      'affinity group\tapplication group\ttext\nAzure AD\tMicrosoft Entra ID\ttext\nmain appliance\tMain Appliance\texact\nReports > History\tAnalytics > Audit Logs\tmenu\n\\blog in to\\b\tsign in to\tpattern\n',
  });
  const form = (found: string) => `"${found}" is not in the vocabulary.`;
  it.each([
    ['An affinity\ngroup.', [`1:4 ${form('affinity\ngroup').replace('\n', ' ')}`]],
    ['Affinity groups are old.', [`1:1 ${form('Affinity groups')}`]],
    ['Select **Add to Affinity Group**.', []],
    ['Use Azure AD.', [`1:5 ${form('Azure AD')}`]],
    ['Use Microsoft Entra ID (formerly Azure AD).', []],
    ['| Earlier name | Now |\n| --- | --- |\n| Azure AD | Entra |', []],
    ['Select **Azure AD**.', []],
    ['The main appliance. The Main Appliance.', [`1:5 ${form('main appliance')}`]],
    ['Open **Reports > History**.', [`1:6 ${form('Reports > History')}`]],
    ['Open **Analytics > Reports > History**.', []],
    ['`affinity group` in code', []],
    ['Then Log in to it. A log in two parts.', [`1:6 ${form('Log in to')}`]],
  ])('in %j', (body, faults) => {
    expect(say(vocabularyForms, lintPage(body), context)).toEqual(faults);
  });

  it('in the front matter', () => {
    expect(say(vocabularyForms, lintPage('', { title: 'Affinity Groups' }), context)).toEqual([
      `2:1 ${form('Affinity Groups')}`,
    ]);
  });
});
