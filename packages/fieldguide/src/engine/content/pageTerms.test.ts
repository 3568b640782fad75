import { describe, expect, it } from 'vitest';
import { createTermMatcher } from './pageTerms.ts';

const find = createTermMatcher(
  [
    ['Agent'],
    ['Agentless discovery'],
    ['Main Appliance', 'MA'],
    ['Active Directory', 'AD'],
    ['Active Directory Federation Services', 'ADFS'],
    ['Object category'],
    ['Patch'],
    ['Kubernetes', 'K8s'],
    ['Multi-factor authentication', 'MFA'],
    ['DOQL'],
    ['Rack unit', 'U'],
  ].map(([term = '', abbreviation]) => ({ id: term, term, ...(abbreviation ? { abbreviation } : {}) })),
);
const words = (text: string, known: string[] = [], most = 10) =>
  find(text, new Set(known), most).map(({ id, start, end }) => `${id}: ${text.slice(start, end)}`);

describe('Terms are found', () => {
  it.each([
    ['as common words in lower case, with a capital, and for several', 'an agent', 'Agent: agent'],
    ['', 'Agent runs', 'Agent: Agent'],
    ['', 'two agents.', 'Agent: agents'],
    ['', 'object categories', 'Object category: object categories'],
    ['', 'patches (all)', 'Patch: patches'],
    ['over a line break', 'agentless\ndiscovery', 'Agentless discovery: agentless\ndiscovery'],
    ['as names, as they are written', 'The Main Appliance', 'Main Appliance: Main Appliance'],
    [
      'with a hyphen',
      'with multi-factor authentication',
      'Multi-factor authentication: multi-factor authentication',
    ],
    ['by abbreviation', 'the MA, then', 'Main Appliance: MA'],
    ['', '(K8s)', 'Kubernetes: K8s'],
    ['', 'two MAs', 'Main Appliance: MAs'],
    ['at the end of a sentence', 'Use DOQL.', 'DOQL: DOQL'],
    [
      'with the longest first',
      'Active Directory Federation Services',
      'Active Directory Federation Services: Active Directory Federation Services',
    ],
  ])('%s', (_, text, expected) => {
    expect(words(text)).toEqual([expected]);
  });
});

describe('Terms are not found', () => {
  it.each([
    ['inside other words', 'reagent agentx agent_1 agentś'],
    ['joined by a hyphen', 'agent-based sub-agent'],
    ['in paths, addresses and names of files', '/agent agent/ agent.conf me@agent $agent .agent agent:8'],
    ['as names in lower case', 'the main appliance, doql, active directory'],
    ['as abbreviations in another case', 'ad ma mfa Ad k8s u'],
    ['in capitals that are not theirs', 'AGENT aGent'],
  ])('%s', (_, text) => {
    expect(words(text)).toEqual([]);
  });
});

describe('A page', () => {
  it('gets each term once, by whichever spelling comes first', () => {
    expect(words('AD, Active Directory, an agent, agents')).toEqual(['Active Directory: AD', 'Agent: agent']);
    expect(words('an agent, DOQL', ['Agent'])).toEqual(['DOQL: DOQL']);
  });

  it('has no more than it may have', () => {
    expect(words('DOQL, AD, agent', [], 2)).toEqual(['DOQL: DOQL', 'Active Directory: AD']);
  });

  it('keeps a short term out of a long one that has its tip already', () => {
    expect(words('Active Directory Federation Services', ['Active Directory Federation Services'])).toEqual(
      [],
    );
  });
});
