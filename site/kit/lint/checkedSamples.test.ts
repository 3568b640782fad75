import { describe, expect, it } from 'vitest';
import { contextOf, dataSetOf, lintPage } from '../../../tests/support/lintPage.ts';
import { SAMPLE_RECORDS, uncheckedSamples, voidRecords } from './checkedSamples.ts';

const SAMPLE = '```text title="/etc/ntp.conf"\nserver {product}\n```';
const records = (id: string) => dataSetOf(SAMPLE_RECORDS, [{ id, page: '/a/page/' }]);
const faults = (body: string, id = 'none') =>
  uncheckedSamples(lintPage(body), contextOf({ data: records(id) }));
const hashOf = (body: string) => /id "(\w+)"/.exec(faults(body)[0]?.hint ?? '')?.[1] ?? '';
const voided = (body: string, id: string) =>
  voidRecords([lintPage(body)], records(id).get(SAMPLE_RECORDS)).map(({ message }) => message);

describe('samples that change a system', () => {
  it.each([
    SAMPLE,
    '```bash\nsudo apt-get install -y snmpd\n```',
    '```bash\necho x | sudo tee /etc/cron.d/x\n```',
    '```bash\ncat > /etc/cron.d/x\n```',
    '```console\nroot@hb-ma-01:~# dnf -y install snmp\n```',
  ])('need a record: %j', (body) => {
    expect(faults(body)).toHaveLength(1);
    expect(faults(body, hashOf(body))).toEqual([]);
  });

  it.each(['```bash\ncat /etc/hosts\n```', '```text title="notes.txt"\nx\n```', 'Plain `apt install` text.'])(
    'are not: %j',
    (body) => {
      expect(faults(body)).toEqual([]);
    },
  );

  it('void their record when they change, wherever they stand', () => {
    const id = hashOf(SAMPLE);
    expect(voided(`More text.\n\n- In a list:\n\n  ${SAMPLE.replaceAll('\n', '\n  ')}`, id)).toEqual([]);
    expect(voided(SAMPLE.replace('server', 'pool'), id)).toEqual([
      `the page /a/page/ has no sample "${id}", or the sample has changed since it was checked.`,
    ]);
  });

  it('are not read where a site keeps no records', () => {
    expect(uncheckedSamples(lintPage(SAMPLE), contextOf())).toEqual([]);
    expect(voidRecords([lintPage(SAMPLE)], undefined)).toEqual([]);
  });
});
