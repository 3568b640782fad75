import { describe, expect, it } from 'vitest';
import type { RawPart, RawPiece } from './pageTree.ts';
import { DROPPED } from './pageTree.ts';
import { RawHtmlReader } from './rawHtml.ts';
import { readProps } from './tagAttributes.ts';

/** Reads pieces of HTML as nodes on lines 1, 2, 3 ... and writes their replacements as text. */
function read(...nodes: string[]) {
  const warnings: string[] = [];
  const anchors: string[] = [];
  const reader = new RawHtmlReader({
    warn: ({ code, message }, place) => warnings.push(`${place.line}:${place.column} ${code} ${message}`),
    report: ({ code, message }, place) => warnings.push(`${place.line}:${place.column} ${code} ${message}`),
    text: {
      isSwallowed: () => false,
      isInOpen: () => false,
      follows: (text, { line, column }) =>
        [nodes[line - 1]?.slice(column), ...nodes.slice(line)].join('\n').toLowerCase().includes(text),
    },
    literalText: () => {},
    href: (url) => (url.startsWith('/planned/') ? undefined : `${url}!`),
    anchor: (id) => anchors.push(id) > 0,
    mayLoad: (origin) => origin === 'https://good.example',
    isComponent: (name) => ['Tabs', 'TabItem', 'DocCardList'].includes(name),
    openComponent: (name, props) => ({ type: 'open', name, props }),
    image: (url) => ({ src: `/assets/${url}`, ...(url.endsWith('.png') ? { width: 30, height: 20 } : {}) }),
  });
  let parts: RawPart[] = [];
  reader.within(() => {
    parts = nodes.flatMap((node, index) => reader.read(node, { line: index + 1, column: 1 }));
  });
  const text = (piece: RawPiece) => {
    if ('html' in piece) return piece.html;
    if (piece.name === DROPPED) return '';
    if (piece.type === 'open') return `{open ${piece.name}${JSON.stringify(piece.props)}}`;
    return `{close ${piece.name}}`;
  };
  return { html: parts.flatMap(({ shown }) => shown.map(text)).join(''), warnings };
}

describe('raw HTML that asks another host', () => {
  it.each([
    ['a<iframe src="https://evil.example/x">no frames</iframe>b', 'ab', 'src on <iframe>', 'load from'],
    ['a<iframe src="//evil.example"/>b', 'ab', 'src on <iframe>', 'load from'],
    ['<img src="https://evil.example/x.png" alt="A">', '<img alt="A">', 'src on <img>', 'load from'],
    ['<img srcset="a.png 1x, https://evil.example/x.png 2x">', '<img>', 'srcset on <img>', 'load from'],
    ['<video src="https://evil.example/x.mp4"></video>', '<video></video>', 'src on <video>', 'load from'],
    ['<video poster="https://evil.example/x"></video>', '<video></video>', 'poster on <video>', 'load from'],
    [
      '<table background="\\\\evil.example/x"></table>',
      '<table></table>',
      'background on <table>',
      'load from',
    ],
    [
      '<svg><image href="https://evil.example/x"/></svg>',
      '<svg><image/></svg>',
      'href on <image>',
      'load from',
    ],
    [
      '<svg><image xlink:href="https://evil.example/x"/></svg>',
      '<svg><image/></svg>',
      'xlink:href on <image>',
      'load from',
    ],
    [
      '<svg><path fill="url( \'https://evil.example/x\')"/></svg>',
      '<svg><path/></svg>',
      'fill on <path>',
      'load from',
    ],
    [
      '<svg><g marker-end="url(#a) url(//evil.example)"/></svg>',
      '<svg><g/></svg>',
      'marker-end on <g>',
      'load from',
    ],
    ['<svg><set to="https://evil.example"/></svg>', '<svg><set/></svg>', 'to on <set>', 'load from'],
    ['<form action="https://evil.example"></form>', '<form></form>', 'action on <form>', 'send to'],
    [
      '<button formaction="h&#116;tps://evil.example">x</button>',
      '<button>x</button>',
      'formaction on <button>',
      'send to',
    ],
    ['<a href="/x/" ping="/a https://evil.example">x</a>', '<a href="/x/!">x</a>', 'ping on <a>', 'send to'],
  ])('%s becomes %s', (written, html, what, does) => {
    const at = written.indexOf('<') + 1 + (written.startsWith('<svg>') ? 5 : 0);
    const message = `1:${at} raw-html-external ${what} would ${does} https://evil.example, and has been removed.`;
    expect(read(written)).toEqual({ html, warnings: [message] });
  });

  it.each([
    ['<iframe src="https://good.example/x"></iframe>', '<iframe src="https://good.example/x!"></iframe>'],
    ['<form action="//good.example"></form>', '<form action="//good.example!"></form>'],
    ['<svg><path fill="url(#a)"/></svg>', '<svg><path fill="url(#a)"/></svg>'],
    ['<svg><use href="#a"/></svg>', '<svg><use href="#a"/></svg>'],
    ['<a href="https://evil.example">x</a>', '<a href="https://evil.example!">x</a>'],
    [
      '<blockquote cite="https://evil.example">x</blockquote>',
      '<blockquote cite="https://evil.example!">x</blockquote>',
    ],
    ['<p title="https://evil.example">x</p>', '<p title="https://evil.example">x</p>'],
  ])('is kept where the settings allow it, or a reader is asked: %s', (written, html) => {
    expect(read(written)).toEqual({ html, warnings: [] });
  });
});

describe('raw HTML', () => {
  it.each([
    ['<b>x</b>', '<b>x</b>'],
    ['<div class="a b" id="x"></div>', '<div class="a b" id="x"></div>'],
    ['<div CLASS=a>x</div>', '<div class="a">x</div>'],
    ['<a href="mailto:a@example.com">x</a>', '<a href="mailto:a@example.com!">x</a>'],
    ['<br>', '<br>'],
    ['<br/>', '<br>'],
    ['<BR />', '<br>'],
    ['<hr class=x>', '<hr class="x">'],
    ['<span title=\'a "b"\'>x</span>', '<span title="a &quot;b&quot;">x</span>'],
    ['<span title="a &amp; b">x</span>', '<span title="a &amp; b">x</span>'],
    ['<input disabled>', '<input disabled>'],
    ['<div className="a" tabIndex="0">x</div>', '<div class="a" tabindex="0">x</div>'],
    ['<div constructor="a">x</div>', '<div constructor="a">x</div>'],
    ['<label htmlFor="a">x</label>', '<label for="a">x</label>'],
    ['<span />after', '<span></span>after'],
    ['a<!-- comment -->b', 'ab'],
    ['<p>one<p>two', '<p>one<p>two'],
    ['<li>one</li>', '<li>one</li>'],
    [
      '<svg viewBox="0 0 1 1"><path d="M0 0"/><linearGradient id="g"/></svg>',
      '<svg viewBox="0 0 1 1"><path d="M0 0"/><linearGradient id="g"/></svg>',
    ],
  ])('%s is kept as %s', (written, html) => {
    expect(read(written)).toEqual({ html, warnings: [] });
  });

  it('may span several nodes of the Markdown', () => {
    expect(read('<div>', '<b>x</b>', '</div>')).toEqual({ html: '<div><b>x</b></div>', warnings: [] });
  });

  it.each([
    ['<appliance>', '&lt;appliance&gt;'],
    ['<rc-ip>', '&lt;rc-ip&gt;'],
    ['<IP>', '&lt;IP&gt;'],
    ['<Label>', '&lt;Label&gt;'],
    ['<path>', '&lt;path&gt;'],
    ['<Local Collector>', '&lt;Local Collector&gt;'],
    ['</appliance>', '&lt;/appliance&gt;'],
    ['<user@host>', '&lt;user@host>'],
    ['a < b', 'a < b'],
  ])('that is none, %s, is text', (written, html) => {
    expect(read(written)).toEqual({ html, warnings: [] });
  });

  it('that nothing closes is text, with a warning', () => {
    expect(read('a <b>bold')).toEqual({
      html: 'a &lt;b&gt;bold',
      warnings: ['1:3 raw-html-unclosed <b> is never closed and is shown as text.'],
    });
  });

  it('that closes nothing is text, with a warning', () => {
    expect(read('a</b>')).toEqual({
      html: 'a&lt;/b&gt;',
      warnings: ['1:2 raw-html-unopened </b> has no opening tag and is shown as text.'],
    });
    expect(read('a</p>')).toEqual({ html: 'a', warnings: [] });
  });

  it('with an open element inside a closed one keeps the closed one', () => {
    expect(read('<div><b>x</div>').html).toBe('<div>&lt;b&gt;x</div>');
  });
});

describe('what a strict policy forbids', () => {
  it.each([
    ['<script>alert(1)</script>', '', ['1:1 raw-html-removed <script> has been removed.']],
    ['<SCRIPT src="x.js"></SCRIPT>', '', ['1:1 raw-html-removed <script> has been removed.']],
    ['a<style>b { color: red }</style>c', 'ac', ['1:2 raw-html-removed <style> has been removed.']],
    ['<script>if (a < b) "<b>"</script>x', 'x', ['1:1 raw-html-removed <script> has been removed.']],
    [
      '<svg><script>x</script><g/></svg>',
      '<svg><g/></svg>',
      ['1:6 raw-html-removed <script> has been removed.'],
    ],
    [
      '<b onclick="x()">y</b>',
      '<b>y</b>',
      ['1:1 raw-html-handler the attribute onclick on <b> has been removed.'],
    ],
    [
      '<b onmouseover="x()">y</b>',
      '<b>y</b>',
      ['1:1 raw-html-handler the attribute onmouseover on <b> has been removed.'],
    ],
    [
      '<b ONCLICK=x>y</b>',
      '<b>y</b>',
      ['1:1 raw-html-handler the attribute ONCLICK on <b> has been removed.'],
    ],
    [
      '<b style="color:red" class="x">y</b>',
      '<b class="x">y</b>',
      ['1:1 raw-html-style the style attribute on <b> has been removed.'],
    ],
    [
      '<b STYLE="color:red">y</b>',
      '<b>y</b>',
      ['1:1 raw-html-style the style attribute on <b> has been removed.'],
    ],
    [
      '<a href="javascript:x()">y</a>',
      '<a>y</a>',
      ['1:1 raw-html-script-url a script in href on <a> has been removed.'],
    ],
    [
      '<a href=" JaVaScRiPt:x()">y</a>',
      '<a>y</a>',
      ['1:1 raw-html-script-url a script in href on <a> has been removed.'],
    ],
    [
      '<a href="java&#115;cript:x()">y</a>',
      '<a>y</a>',
      ['1:1 raw-html-script-url a script in href on <a> has been removed.'],
    ],
    [
      '<a HREF="javascript:x()">y</a>',
      '<a>y</a>',
      ['1:1 raw-html-script-url a script in href on <a> has been removed.'],
    ],
    [
      '<a href="java\nscript:x()">y</a>',
      '<a>y</a>',
      ['1:1 raw-html-script-url a script in href on <a> has been removed.'],
    ],
    [
      '<svg><a xlink:href="javascript:x()"></a></svg>',
      '<svg><a></a></svg>',
      ['1:6 raw-html-script-url a script in xlink:href on <a> has been removed.'],
    ],
    [
      '<object data="data:image/svg+xml,x"></object>',
      '',
      ['1:1 raw-html-removed <object> has been removed.'],
    ],
    [
      '<iframe src="data:text/html,x"></iframe>',
      '',
      ['1:1 raw-html-script-url a script in src on <iframe> has been removed.'],
    ],
    [
      '<iframe srcdoc="&lt;script&gt;x"></iframe>',
      '',
      ['1:1 raw-html-script-url a script in srcdoc on <iframe> has been removed.'],
    ],
    [
      '<button formaction="javascript:x">y</button>',
      '<button>y</button>',
      ['1:1 raw-html-script-url a script in formaction on <button> has been removed.'],
    ],
  ])('%s is removed, with a warning', (written, html, warnings) => {
    expect(read(written)).toEqual({ html, warnings });
  });

  it('is removed over several nodes, and named at its first line', () => {
    expect(read('a', '<script>', 'alert(1)', '</script>', 'b')).toEqual({
      html: 'ab',
      warnings: ['2:1 raw-html-removed <script> has been removed.'],
    });
  });

  it('is named at its own line within a node', () => {
    expect(read('<div>\n  <b onclick="x">y</b>\n</div>').warnings).toEqual([
      '2:3 raw-html-handler the attribute onclick on <b> has been removed.',
    ]);
  });
});

describe('a lone tag of what is removed', () => {
  it('is a word of its sentence, and takes nothing with it', () => {
    expect(read('the <script> tag', ' and <b>more</b>')).toEqual({
      html: 'the &lt;script&gt; tag and <b>more</b>',
      warnings: ['1:5 raw-html-unclosed <script> is never closed and is shown as text.'],
    });
    expect(read('the </style> tag')).toEqual({
      html: 'the &lt;/style&gt; tag',
      warnings: ['1:5 raw-html-unopened </style> has no opening tag and is shown as text.'],
    });
  });
});

describe('links and images in raw HTML', () => {
  it('get their final targets', () => {
    expect(read('<a href="/x/" title="t">y</a>').html).toBe('<a href="/x/!" title="t">y</a>');
    expect(read('<a href="/x/?a=1&amp;b=2">y</a>').html).toBe('<a href="/x/?a=1&amp;b=2!">y</a>');
  });

  it('to a page still to be written are no links', () => {
    expect(read('<a href="/planned/x/">y</a>').html).toBe('<a>y</a>');
  });

  it('may hold their picture themselves', () => {
    expect(read('<img src="data:image/svg+xml,x" alt="">').warnings).toEqual([]);
  });

  it('get their size unless their author gives one', () => {
    expect(read('<img src="x.png" alt="a">').html).toBe(
      '<img src="/assets/x.png" loading="lazy" width="30" height="20" alt="a">',
    );
    expect(read('<img src="x.png" width="300">').html).toBe(
      '<img src="/assets/x.png" loading="lazy" width="300">',
    );
    expect(read('<img src="x.svg" loading="eager">').html).toBe('<img src="/assets/x.svg" loading="eager">');
  });
});

describe('component tags', () => {
  it('become the start and the end of a component with their attributes', () => {
    expect(read('<Tabs groupId="os" queryString>', '</Tabs>').html).toBe(
      '{open Tabs{"groupId":"os","queryString":true}}{close Tabs}',
    );
    expect(read('<DocCardList />').html).toBe('{open DocCardList{}}{close DocCardList}');
    expect(read('<TabItem label="A &amp; B">', '</TabItem>').html).toBe(
      '{open TabItem{"label":"A & B"}}{close TabItem}',
    );
  });

  it('that nothing closes or opens are warnings', () => {
    expect(read('<Tabs>').warnings).toEqual(['1:1 component-unclosed <Tabs> is never closed.']);
    expect(read('</Tabs>').warnings).toEqual(['1:1 component-unopened </Tabs> has no opening tag.']);
  });

  it('we do not know keep their children, with a warning', () => {
    expect(read('<Widget a="1">text</Widget>')).toEqual({
      html: 'text',
      warnings: ['1:1 unknown-component unknown component <Widget>; only its children are kept.'],
    });
    expect(read('a<Widget/>b')).toEqual({
      html: 'ab',
      warnings: ['1:2 unknown-component unknown component <Widget>; only its children are kept.'],
    });
  });
});

describe('the attributes of a tag', () => {
  it.each([
    [' a="1" b=\'2\' c=3 d', { a: '1', b: '2', c: '3', d: true }],
    ['  a = "1"', { a: '1' }],
    [' a=""', { a: '' }],
    ['', {}],
  ])('%j are read', (source, props) => {
    expect(readProps(source)).toEqual(props);
  });
});

describe('tags that cross the border of a Markdown block', () => {
  it('are text, and a pair beside them stays', () => {
    const warnings: string[] = [];
    const reader = new RawHtmlReader({
      warn: ({ message }) => warnings.push(message),
      report: ({ message }) => warnings.push(message),
      text: { isSwallowed: () => false, isInOpen: () => false, follows: () => true },
      literalText: () => {},
      href: (url) => url,
      anchor: () => true,
      mayLoad: () => false,
      isComponent: () => false,
      openComponent: (name, props) => ({ type: 'open', name, props }),
      image: (src) => ({ src }),
    });
    const place = { line: 1, column: 1 };
    const html: string[] = [];
    let inside: RawPart[] = [];
    let outside: RawPart[] = [];
    reader.within(() => {
      const opened = reader.read('<div>', place);
      reader.within(() => {
        inside = reader.read('<b></div><script>', place);
      });
      outside = [...opened, ...reader.read('</b></div></script>', place)];
    });
    for (const part of [...inside, ...outside])
      html.push(part.shown.map((piece) => ('html' in piece ? piece.html : '')).join(''));
    expect(html.join(' ')).toBe(
      '&lt;b&gt; &lt;/div&gt; &lt;script&gt; <div> &lt;/b&gt; </div> &lt;/script&gt;',
    );
    expect(warnings.map((warning) => warning.split(' ').slice(0, 2).join(' '))).toEqual([
      '</div> has',
      '<script> has',
      '<b> is',
      '<script> is',
      '</b> has',
      '</script> has',
    ]);
  });
});
