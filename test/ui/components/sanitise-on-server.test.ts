/** Without a browser HTML is cleaned as it is with one. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sanitise } from '../../../src/ui/components/SanitisedHtml/sanitise.ts'
import { sanitiseOnServer } from '../../../src/ui/components/SanitisedHtml/sanitise-on-server.ts'
import { properMarkup, scrapsOfMarkup } from '../../arbitraries/markup.arb.ts'
import { hostileHtml } from './hostile-html.ts'

function read(html: string): Element {
  const box = document.implementation.createHTMLDocument('').createElement('div')
  box.innerHTML = html
  box.normalize()
  return box
}

const cleanedTwice = (html: string) => ({
  server: read(sanitiseOnServer(html, 'en')),
  browser: read(sanitise(html)),
})

/** jsdom puts words that stand straight in a table behind it, where browsers put them before. */
const withoutTables = scrapsOfMarkup.map((html) => html.replaceAll(/<\/?table>/g, ''))

/** With attributes, closed or not, of what is allowed and what is not. */
const mixedMarkup = fc
  .array(
    fc.oneof(
      withoutTables,
      properMarkup,
      fc.constantFrom(
        '<p class="x" lang="de" style="color: red">a "b"</p>',
        '<img src="/media/x.svg" alt="a > b" width="20" onerror="x()">',
        '<img src="https:evil.test">',
        '<a href=" /seals?a=1&amp;b#c " title="it\'s">a</a>',
        '<td colspan="2">',
        '<details open><summary>a</summary>b</details>',
        '<svg><p>a</p></svg>',
        '<q cite="javascript:a">',
        '<!-- a -->',
        'style="a"',
      ),
    ),
    { maxLength: 5 },
  )
  .map((all) => all.join(''))

describe('HTML that is cleaned without a browser', () => {
  it('comes to the same as in one', () => {
    fc.assert(
      fc.property(mixedMarkup, (html) => {
        const { server, browser } = cleanedTwice(html)
        expect(server.isEqualNode(browser) || server.innerHTML).toBe(true)
      }),
    )
  })

  it.each(hostileHtml)('has nothing that the browser would leave out: %s (T18, T19)', (html) => {
    const { server } = cleanedTwice(html)
    expect(read(sanitise(server.innerHTML)).isEqualNode(server) || server.innerHTML).toBe(true)
  })

  it('leads to the pages in the language of the reader', () => {
    expect(sanitiseOnServer('<a class="x" href="/seals?a=1#b">Seals</a>', 'de')).toBe(
      '<a href="/de/seals?a=1#b">Seals</a>',
    )
  })

  it('has no words that a page could take for a style of its own', () => {
    const html = sanitiseOnServer('<p class="x">Write style="a" there.</p>', 'en')
    expect(html).toBe('<p>Write style=&quot;a&quot; there.</p>')
  })
})
