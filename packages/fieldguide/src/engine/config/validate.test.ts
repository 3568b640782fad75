import { describe, expect, it } from 'vitest';
import { FieldguideError, formatDiagnostic } from '../../shared/errors.ts';
import { validateConfig } from './validate.ts';

/** Every message for settings that are not valid, as the terminal shows them. */
function faults(value: unknown, source = ''): string {
  const error = thrownBy(() => validateConfig(value, 'site/site.config.ts', source));
  return [...error.diagnostics.map(formatDiagnostic), error.message].join('\n');
}

function thrownBy(work: () => unknown): FieldguideError {
  let result: unknown;
  try {
    result = work();
  } catch (error) {
    if (error instanceof FieldguideError) return error;
    throw error;
  }
  throw new Error(`The settings were expected to be refused, and gave ${JSON.stringify(result)}`);
}

describe('addresses of a site', () => {
  it.each(['/docs/', 'docs', '/a/b.c/d-e_f/', '/', ''])('may have the base path %j', (baseUrl) => {
    expect(validateConfig({ title: 'x', baseUrl }, 'f').baseUrl).toMatch(/^\/(?:.*\/)?$/);
  });

  it.each(['https://example.com/docs', '/my docs/', '/dööcs/', '../x', '/a/./b/', '/a?b/', '/a#b', '/%61/'])(
    'may not have the base path %j, which leads nowhere',
    (baseUrl) => {
      expect(faults({ title: 'x', baseUrl })).toContain('such as /docs/');
    },
  );

  it.each(['https://example.com/docs/', 'https://example.com?a', 'https://example.com/#a'])(
    'are no address with a folder: %j',
    (url) => {
      expect(faults({ title: 'x', url })).toContain('a folder of the host goes into "baseUrl"');
    },
  );
});

describe('settings that are valid', () => {
  it('get their defaults', () => {
    expect(validateConfig({ title: 'Mini' }, 'f')).toMatchInlineSnapshot(`
      {
        "assistants": [],
        "baseUrl": "/",
        "blog": false,
        "colorMode": {
          "default": "light",
          "switch": true,
        },
        "consent": "banner",
        "docsVersion": {
          "label": "Next",
          "name": "current",
        },
        "downloads": [],
        "externalExceptions": [],
        "externalOrigins": [],
        "feeds": [],
        "footer": {
          "columns": [],
          "links": [],
          "note": "",
        },
        "head": [],
        "kit": {},
        "locales": [
          {
            "calendar": "gregory",
            "code": "en",
            "direction": "ltr",
            "htmlLang": "en",
            "label": "English",
            "path": "en",
          },
        ],
        "markdown": true,
        "math": false,
        "navbar": {
          "items": [
            {
              "position": "right",
              "type": "search",
            },
          ],
        },
        "previewImages": true,
        "search": {
          "provider": "embedded",
        },
        "tagline": "",
        "tasks": [],
        "title": "Mini",
        "titleDelimiter": " | ",
        "toc": {
          "maxLevel": 3,
          "minLevel": 2,
        },
        "trailingSlash": true,
      }
    `);
  });

  it('have a base path with slashes around it, however it is written', () => {
    expect(validateConfig({ title: 'x', baseUrl: 'docs' }, 'f').baseUrl).toBe('/docs/');
  });

  it('place a navbar item right unless it says left', () => {
    const { navbar } = validateConfig(
      { title: 'x', navbar: { items: [{ type: 'search' }, { type: 'search', position: 'left' }] } },
      'f',
    );
    expect(navbar.items.map((item) => item.position)).toEqual(['right', 'left']);
  });

  it('may nest sidebar categories', () => {
    const inner = { type: 'category', label: 'B', items: ['x', { type: 'doc', id: 'y' }] };
    const sidebars = { docs: [{ type: 'category', label: 'A', items: [inner] }] };
    expect(validateConfig({ title: 'x', sidebars }, 'f').sidebars).toEqual(sidebars);
  });
});

describe('an unknown key', () => {
  it('names the nearest known one', () => {
    expect(faults({ titel: 'x', title: 'y' })).toMatchInlineSnapshot(`
      "site/site.config.ts: error: unknown key "titel". Did you mean "title"?
      The site's settings in site/site.config.ts are not valid."
    `);
    expect(faults({ title: 'x', baseURL: '/' })).toMatchInlineSnapshot(`
      "site/site.config.ts: error: unknown key "baseURL". Did you mean "baseUrl"?
      The site's settings in site/site.config.ts are not valid."
    `);
  });

  it('without a near one lists what is known', () => {
    expect(faults({ title: 'x', footer: { weather: 1 } })).toMatchInlineSnapshot(`
      "site/site.config.ts: error: unknown key "weather" in "footer". Known keys: columns, links, note.
      The site's settings in site/site.config.ts are not valid."
    `);
  });

  it('inside an area, an item or a nested item names those of its place', () => {
    expect(faults({ title: 'x', product: { name: 'x', slug: 'x', slugg: 1 } })).toMatchInlineSnapshot(`
      "site/site.config.ts: error: unknown key "slugg" in "product". Did you mean "slug"?
      The site's settings in site/site.config.ts are not valid."
    `);
    expect(
      faults({ title: 'x', navbar: { items: [{ type: 'link', label: 'a', href: '/', postion: 'left' }] } }),
    ).toMatchInlineSnapshot(`
      "site/site.config.ts: error: unknown key "postion" in "navbar.items.0". Did you mean "position"?
      The site's settings in site/site.config.ts are not valid."
    `);
    expect(
      faults({
        title: 'x',
        sidebars: { docs: [{ type: 'category', label: 'a', items: [{ type: 'doc', id: 'a', lable: 'x' }] }] },
      }),
    ).toMatchInlineSnapshot(`
      "site/site.config.ts: error: unknown key "lable" in "sidebars.docs.0.items.0". Did you mean "label"?
      The site's settings in site/site.config.ts are not valid."
    `);
    expect(
      faults({ title: 'x', navbar: { items: [{ type: 'dropdown', label: 'a', items: [{ hreff: '/' }] }] } }),
    ).toMatchInlineSnapshot(`
      "site/site.config.ts: error: unknown key "hreff" in "navbar.items.0.items.0". Did you mean "href"?
      The site's settings in site/site.config.ts are not valid."
    `);
  });

  it('stands at its line in the file', () => {
    const source = "export default {\n  title: 'x',\n  navbar: {\n    items: [],\n    itms: [],\n  },\n};\n";
    expect(faults({ title: 'x', navbar: { items: [], itms: [] } }, source)).toMatchInlineSnapshot(`
      "site/site.config.ts:5:5: error: unknown key "itms" in "navbar". Did you mean "items"?
      The site's settings in site/site.config.ts are not valid."
    `);
  });
});

describe('the place of a fault', () => {
  const place = (settings: object, source: string) => {
    const [first = ''] = faults(settings, source).split('\n');
    return /^[^:]+((?::\d+)*): /.exec(first)?.[1];
  };

  it('is that of its own item, past others with the same keys, comments and texts', () => {
    const items = [
      { type: 'link', label: 'A, {b}', href: '/' },
      { type: 'link', label: '', href: '/' },
    ];
    const source = [
      "const config: SiteConfigInput = { title: 'x',",
      '  // items: [',
      '  navbar: {',
      "    'items': [",
      "      { type: 'link', label: 'A, {b}', href: '/' },",
      "      { type: 'link', label: '', href: '/' },",
      '    ],',
      '  },',
      '};',
      'export default config;',
    ];
    expect(place({ title: 'x', navbar: { items } }, source.join('\n'))).toBe(':6:23');
  });

  it('is not that of the same key in another part', () => {
    const feedback = { provider: 'issue', url: 'https://a.example' };
    const source = `export default {\n  title: 'x',\n  feedback: ${JSON.stringify(feedback)},\n  url: 'nope',\n};\n`;
    expect(place({ title: 'x', feedback, url: 'nope' }, source)).toBe(':4:3');
  });

  it('is found among code, in types and in a call', () => {
    const code = "{\n  title: wide ? url : 'x',\n  tagline: `{`,\n  url: 'nope',\n}";
    for (const source of [
      `export default ${code} satisfies SiteConfigInput;`,
      `export default defineConfig(${code});`,
    ])
      expect(place({ title: 'x', url: 'nope' }, source)).toBe(':4:3');
    expect(place({ title: 'x', url: 'nope' }, 'export default {')).toBe('');
  });

  it('is that of the part above where the setting itself is missing or made elsewhere', () => {
    const items = [{ type: 'doc' }];
    expect(
      place({ title: 'x', navbar: { items } }, 'export default {\n  navbar: {\n    items,\n  },\n};'),
    ).toBe(':2:3');
    const columns = [{ title: 'A', links: [] }];
    const source = `export default {\n  footer: { columns: [{ title: 'A', links: [] }] },\n};\n`;
    expect(place({ footer: { columns } }, source)).toBe('');
  });
});

describe('an item of an unknown type', () => {
  it('of the navbar is named, with the nearest type', () => {
    expect(
      faults({ title: 'x', navbar: { items: [{ type: 'lnik', label: 'a', href: '/' }] } }),
    ).toMatchInlineSnapshot(`
      "site/site.config.ts: error: unknown navbar item type "lnik". Did you mean "link"?
      The site's settings in site/site.config.ts are not valid."
    `);
    expect(faults({ title: 'x', navbar: { items: [{ type: 'weather' }] } })).toMatchInlineSnapshot(`
      "site/site.config.ts: error: unknown navbar item type "weather". Known types: link, doc, docSidebar, dropdown, localeDropdown, docsVersion, search, html.
      The site's settings in site/site.config.ts are not valid."
    `);
    expect(faults({ title: 'x', navbar: { items: [{ label: 'a' }] } })).toMatchInlineSnapshot(`
      "site/site.config.ts: error: "navbar.items.0.type" is missing. Known types: link, doc, docSidebar, dropdown, localeDropdown, docsVersion, search, html.
      The site's settings in site/site.config.ts are not valid."
    `);
  });

  it('of a sidebar is named, with the nearest type', () => {
    expect(
      faults({ title: 'x', sidebars: { docs: [{ type: 'autogenerate', dirName: '.' }] } }),
    ).toMatchInlineSnapshot(`
      "site/site.config.ts: error: unknown item type "autogenerate" at "sidebars.docs.0.type". Did you mean "autogenerated"?
      The site's settings in site/site.config.ts are not valid."
    `);
    expect(
      faults({
        title: 'x',
        sidebars: { docs: [{ type: 'category', label: 'a', items: [{ type: 'weather' }] }] },
      }),
    ).toMatchInlineSnapshot(`
      "site/site.config.ts: error: unknown item type "weather" at "sidebars.docs.0.items.0.type". Known types: autogenerated, doc, link, html, category.
      The site's settings in site/site.config.ts are not valid."
    `);
  });
});

describe('a wrong value', () => {
  it('names its place and what it should be', () => {
    expect(faults({ title: 7 })).toMatchInlineSnapshot(`
      "site/site.config.ts: error: "title" is wrong: expected string, received number. See docs/configuration.md for what it takes.
      The site's settings in site/site.config.ts are not valid."
    `);
    expect(faults({})).toMatchInlineSnapshot(`
      "site/site.config.ts: error: "title" is missing. Add it.
      The site's settings in site/site.config.ts are not valid."
    `);
    expect(faults({ title: 'x', trailingSlash: 'yes' })).toMatchInlineSnapshot(`
      "site/site.config.ts: error: "trailingSlash" is wrong: expected boolean, received string. See docs/configuration.md for what it takes.
      The site's settings in site/site.config.ts are not valid."
    `);
    expect(faults({ title: 'x', url: 'docs.example.com' })).toMatchInlineSnapshot(`
      "site/site.config.ts: error: "url" is wrong: write the full address of the site, such as https://docs.example.com. See docs/configuration.md for what it takes.
      The site's settings in site/site.config.ts are not valid."
    `);
    expect(faults({ title: 'x', product: { name: 'X', slug: 'Not A Slug' } })).toMatchInlineSnapshot(`
      "site/site.config.ts: error: "product.slug" is wrong: use lowercase letters, digits and hyphens. See docs/configuration.md for what it takes.
      The site's settings in site/site.config.ts are not valid."
    `);
    expect(faults({ title: 'x', toc: { minLevel: 4, maxLevel: 3 } })).toMatchInlineSnapshot(`
      "site/site.config.ts: error: "toc" is wrong: minLevel must not be greater than maxLevel. See docs/configuration.md for what it takes.
      The site's settings in site/site.config.ts are not valid."
    `);
    expect(faults({ title: 'x', colorMode: { default: 'blue' } })).toMatchInlineSnapshot(`
      "site/site.config.ts: error: "colorMode.default" cannot be "blue". Known: light, dark.
      The site's settings in site/site.config.ts are not valid."
    `);
    expect(faults({ title: 'x', navbar: { items: [{ type: 'link', label: 'a' }] } })).toMatchInlineSnapshot(`
      "site/site.config.ts: error: "navbar.items.0.href" is missing. Add it.
      The site's settings in site/site.config.ts are not valid."
    `);
    expect(faults({ title: 'x', sidebars: { docs: [{ type: 'link', label: 'a' }] } })).toMatchInlineSnapshot(`
      "site/site.config.ts: error: "sidebars.docs.0.href" is missing. Add it.
      The site's settings in site/site.config.ts are not valid."
    `);
    expect(
      faults({ title: 'x', navbar: { items: [{ type: 'search', position: 'top' }] } }),
    ).toMatchInlineSnapshot(`
      "site/site.config.ts: error: "navbar.items.0.position" cannot be "top". Known: left, right.
      The site's settings in site/site.config.ts are not valid."
    `);
  });

  it('in the place of all settings is an error too', () => {
    expect(faults('title')).toMatchInlineSnapshot(`
      "site/site.config.ts: error: "the settings" is wrong: expected object, received string. See docs/configuration.md for what it takes.
      The site's settings in site/site.config.ts are not valid."
    `);
    expect(faults(null)).toMatchInlineSnapshot(`
      "site/site.config.ts: error: "the settings" is wrong: expected object, received null. See docs/configuration.md for what it takes.
      The site's settings in site/site.config.ts are not valid."
    `);
    expect(faults(() => ({ title: 'x' }))).toMatchInlineSnapshot(`
      "site/site.config.ts: error: "the settings" is wrong: expected object, received function. See docs/configuration.md for what it takes.
      The site's settings in site/site.config.ts are not valid."
    `);
  });

  it('stands at its line in the file, also behind a key of the same name', () => {
    const source =
      "export default {\n  title: 'x',\n  product: { name: 'X', slug: 'x' },\n  footer: {\n    columns: [{ title: 7, links: [] }],\n  },\n};\n";
    expect(
      faults(
        { title: 'x', product: { name: 'X', slug: 'x' }, footer: { columns: [{ title: 7, links: [] }] } },
        source,
      ),
    ).toMatchInlineSnapshot(`
      "site/site.config.ts:5:17: error: "footer.columns.0.title" is wrong: expected string, received number. See docs/configuration.md for what it takes.
      The site's settings in site/site.config.ts are not valid."
    `);
  });
});

describe('several faults', () => {
  it('are all named at once', () => {
    expect(
      faults({ titel: 'x', trailingSlash: 1, navbar: { items: [{ type: 'nope' }] } }),
    ).toMatchInlineSnapshot(`
      "site/site.config.ts: error: "title" is missing. Add it.
      site/site.config.ts: error: "trailingSlash" is wrong: expected boolean, received number. See docs/configuration.md for what it takes.
      site/site.config.ts: error: unknown navbar item type "nope". Known types: link, doc, docSidebar, dropdown, localeDropdown, docsVersion, search, html.
      site/site.config.ts: error: unknown key "titel". Did you mean "title"?
      The site's settings in site/site.config.ts are not valid."
    `);
  });
});

describe('a category that holds itself', () => {
  it('is an error that names it', () => {
    const category: { type: string; label: string; items: unknown[] } = {
      type: 'category',
      label: 'Loop',
      items: [],
    };
    category.items.push({ type: 'category', label: 'Inner', items: [category] });
    expect(
      faults({ title: 'x', sidebars: { docs: [category] } }, 'export default {\n  sidebars: {},\n};'),
    ).toMatchInlineSnapshot(`
      "site/site.config.ts:2:3: error: the sidebar category "Loop" contains itself. Remove it from its own items.
      The site's settings in site/site.config.ts are not valid."
    `);
  });

  it('is not one that only stands twice', () => {
    const category = { type: 'category', label: 'Twice', items: ['a'] };
    expect(
      validateConfig({ title: 'x', sidebars: { docs: [category, category] } }, 'f').sidebars?.docs,
    ).toHaveLength(2);
  });
});

describe('tags for the head', () => {
  it.each([
    [{ tag: 'script', attributes: { onload: 'x()' } }, 'the policy of the site forbids "on..."'],
    [
      { tag: 'link', attributes: { rel: 'stylesheet', href: '//fonts.example/a.css' } },
      'copy it into the static folder',
    ],
    [{ tag: 'script', text: 'a("</script>")' }, 'must not contain'],
    [{ tag: 'script', hosts: ['plausible.io'] }, 'write protocol and host'],
    [{ tag: 'style', attributes: {} }, 'Known types: meta, link, script'],
    [{ tag: 'meta', attributes: {}, consent: true }, 'consent'],
  ])('may not be %j', (tag, message) => {
    expect(faults({ title: 'x', head: [tag] })).toContain(message);
  });

  it('may name hosts with any name in front', () => {
    const tag = { tag: 'script', hosts: ['https://*.google-analytics.com'] };
    expect(validateConfig({ title: 'x', head: [tag] }, 'f').head).toMatchObject([tag]);
  });
});
