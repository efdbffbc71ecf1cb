/** The reader of plain markup against the browser's own and the sanitiser: what it takes, they take the same. */
import { render } from '@testing-library/react'
import { assert, oneof, property } from 'fast-check'
import { expect, it } from 'vitest'
import { readPlainMarkup } from '../../../src/ui/components/SanitisedHtml/plain-markup.ts'
import { sanitise } from '../../../src/ui/components/SanitisedHtml/sanitise.ts'
import { SanitisedHtml } from '../../../src/ui/components/SanitisedHtml/SanitisedHtml.tsx'
import { properMarkup, scrapsOfMarkup } from '../../arbitraries/markup.arb.ts'
import { hostileHtml } from './hostile-html.ts'

/** What the sanitiser makes of it, read by the browser. */
function washed(html: string): Element {
  const box = document.implementation.createHTMLDocument('').createElement('div')
  box.innerHTML = sanitise(html)
  return box
}

/** What stands on the page; only asked where the reader takes the HTML. */
function shown(html: string): Element {
  const { container, unmount } = render(<SanitisedHtml html={html} />)
  const box = container.firstElementChild?.cloneNode(true)
  unmount()
  if (!(box instanceof Element)) throw new Error('Nothing was shown.')
  return box
}

/** Neighbouring words are one text, and space between items, rows and cells says nothing. */
const told = (box: Element) => {
  box.normalize()
  return box.innerHTML.replace(
    /(<(?:ul|ol|table|thead|tbody|tr)>|<\/(?:li|thead|tbody|tr|th|td)>)\s+/g,
    '$1',
  )
}

it.each([
  'A compact motor.',
  '<p><strong>Compact</strong> and <em>quiet</em>.</p><p>10<sup>3</sup> h<br>or more</p>',
  '<ul>\n <li>160 cm³</li>\n <li><b>200</b> cm³</li>\n</ul>',
  '<p>Write to <a href="mailto:us@manifold.test">us</a> or <em><a href="/contact">here</a></em>.</p>',
  '<table>\n <thead>\n <tr><th>Oil</th> <th>Seal</th></tr></thead><tbody>\n<tr><td>HLP</td><td><b>NBR</b></td></tr>\n</tbody></table>',
  'Oil &amp; water &lt; 2&nbsp;%',
  '',
])('takes words and simple markup: %s', (html) => {
  expect(readPlainMarkup(html)).toBeDefined()
  expect(told(shown(html))).toBe(told(washed(html)))
})

it.each([
  '<p class="x">a</p>',
  '<p>a',
  '<p><ul><li>a</li></ul></p>',
  '<b>a<p>b</p></b>',
  '<strong><em>a</strong></em>',
  '<P>a</P>',
  'a < b',
  'a & b',
  '&copy;',
  '<li>a</li>',
  '<p/>',
  '<ul>a</ul>',
  '<a href="//x.test">a</a>',
  '<a href="javascript:alert(1)">a</a>',
  '<a href="/x" target="_blank">a</a>',
  '<a>a</a>',
  '<a href="/x"><a href="/y">a</a></a>',
  '<table><tr><td>a</td></tr></table>',
  '<p><table><tbody></tbody></table></p>',
  '<table><tbody>a</tbody></table>',
  `${'<b>'.repeat(20)}a${'</b>'.repeat(20)}`,
])('leaves to the sanitiser: %s', (html) => {
  expect(readPlainMarkup(html)).toBeUndefined()
})

it.each(hostileHtml)('takes nothing hostile for plain: %s', (html) => {
  const parts = readPlainMarkup(html)
  if (parts) expect(told(shown(html))).toBe(told(washed(html)))
})

it('shows of whatever it takes exactly what the sanitiser would leave', () => {
  let taken = 0
  assert(
    property(oneof(properMarkup, scrapsOfMarkup), (html) => {
      if (readPlainMarkup(html) === undefined) return
      taken += 1
      expect(told(shown(html))).toBe(told(washed(html)))
    }),
    { numRuns: 400 },
  )
  expect(taken).toBeGreaterThan(100)
})
