import path from 'node:path';
import { readYaml } from 'fieldguide/components';
import { describe, expect, it } from 'vitest';
import { shownNodes } from '../../../tests/support/shownNodes.ts';
import { apiFence } from './apiFence.ts';
import { openEndpoints } from './endpoints.ts';

const fence = apiFence(openEndpoints(path.resolve(import.meta.dirname, '../../data/api/openapi.yaml')));
const draw = (text: string) => fence.draw({ text, meta: '' }, readYaml);
const markdown = (text: string) => {
  const drawn = draw(text);
  return 'nodes' in drawn ? shownNodes(drawn.nodes).markdown.split('\n') : drawn;
};

describe('An `api` fence', () => {
  it('shows the resources of a tag, the calls of a resource and the parameters of a call', () => {
    expect(markdown('tag: Places')).toContain(
      '| `/api/1.0/rooms/` | GET, POST, PUT, DELETE | Rooms | POST: `name`, `building` or `building_id`; PUT: `name` | `notes` |',
    );
    expect(markdown('tag: Places')).toContain(
      '| `/api/1.0/buildings/` | GET, POST, PUT, DELETE | Buildings | POST, PUT: `name` | `address`, `contact_name`, `contact_phone`, `notes` |',
    );
    expect(markdown('path: /api/1.0/device/rack/')).toContain(
      '| `DELETE /api/1.0/device/rack/{id}/` | Remove the device with this ID from its rack |  |  |',
    );
    expect(markdown('parameters: POST /api/1.0/device/rack/')).toContain(
      '| `start_at` | Yes | number or `auto` | Lowest unit, or `auto` for the lowest free position that fits |',
    );
  });

  it('leaves out columns that nothing fills, and says the same for search', () => {
    const drawn = draw('calls:\n  - DELETE /api/1.0/vlans/{id}/');
    const { html, records } = shownNodes('nodes' in drawn ? drawn.nodes : []);
    expect(records[0]?.text).toBe('DELETE /api/1.0/vlans/{id}/: Delete a VLAN');
    expect(html).toContain('<td><code>DELETE /api/<wbr>1.0/<wbr>vlans/<wbr>{id}/</code></td>');
  });

  it.each([
    ['tag: Network', '1:1 "tag" cannot be "Network". Did you mean "Networks"?'],
    [
      'path: /api/1.0/device/racks/',
      '1:1 "path" cannot be "/api/1.0/device/racks/". Did you mean "/api/1.0/device/rack/"?',
    ],
    [
      'calls:\n  - POST /api/1.0/hardware/',
      '2:5 "calls", entry 1 cannot be "POST /api/1.0/hardware/". Did you mean "POST /api/1.0/hardwares/"?',
    ],
    [
      'tag: Tokens\npath: /tauth/1.0/token/',
      '1:1 "tag" is wrong: use exactly one of tag, path, calls, parameters.',
    ],
  ])('finds what the document does not have: %s', (text, fault) => {
    const drawn = draw(text);
    const faults = 'faults' in drawn ? drawn.faults : [];
    expect(
      faults.map(({ line, column, message, hint }) =>
        [`${line}:${column}`, message, hint].filter(Boolean).join(' '),
      ),
    ).toEqual([fault]);
  });
});
