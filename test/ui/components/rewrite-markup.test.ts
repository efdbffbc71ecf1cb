/** Foreign HTML as it is handed to the browser's parser: with nothing that the content policy would report. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  allowedAttributes,
  allowedTags,
} from '../../../src/ui/components/SanitisedHtml/allowed-markup.ts'
import { withAllowedMarkup } from '../../../src/ui/components/SanitisedHtml/rewrite-markup.ts'
import { hostileHtml } from './hostile-html.ts'

/** A parser makes the page, its head and its body in any case. */
const foreseen: ReadonlySet<string> = new Set([...allowedTags, 'html', 'head', 'body'])

/** What a parser finds that is not allowed. */
function unforeseen(html: string): readonly string[] {
  const page = new DOMParser().parseFromString(html, 'text/html')
  // Not `querySelectorAll`: jsdom takes longer for it with every document there has been.
  return [...page.getElementsByTagName('*')].flatMap((element) => [
    ...[element.localName].filter((name) => !foreseen.has(name)),
    ...element.getAttributeNames().filter((name) => !allowedAttributes.includes(name)),
  ])
}

const texts = (html: string) =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent ?? ''

describe('HTML with allowed markup', () => {
  it.each(hostileHtml)('holds nothing that is not allowed: %s (T24)', (html) => {
    expect(unforeseen(withAllowedMarkup(html))).toEqual([])
  })

  it('holds nothing that is not allowed, whatever it was made of (T24)', () => {
    const tags =
      '<p <img <svg </svg <style </style <script </script <template <math <title </title <base'
    const more =
      '<plaintext <a <TABLE <td <select <noscript </noscript <xmp </xmp <!-- --> <![CDATA['
    const signs = '< > </ /> / = " \' ` &lt; &quot; x a A onload style src href'
    const bits = fc.constantFrom(...`${tags} ${more} ${signs}`.split(' '), ' ', '\n', '\f', '\0')
    fc.assert(
      fc.property(fc.array(bits, { maxLength: 30 }), (parts) => {
        expect(unforeseen(withAllowedMarkup(parts.join('')))).toEqual([])
      }),
      { numRuns: 2000 },
    )
  })

  it.each([
    ['<p>5 < 6 & 7 > 3</p>', '5 < 6 & 7 > 3'],
    ['<p>one<br>two<script>three</script></p>', 'onetwo'],
    ['a<style>p > b{}</style>b<!-- c --><svg><g/><svg></svg>d</svg>e<svg/>f', 'abef'],
    ['<xss>kept</xss> <form>too</form>', 'kept too'],
    ['<p title="a>b">x</p>y<plaintext>z', 'xy'],
    ['x <p', 'x '],
  ])('keeps the words of %s', (html, words) => {
    expect(texts(withAllowedMarkup(html))).toBe(words)
  })

  it('is left as it was where nothing is wrong with it', () => {
    const html =
      '<h2>Use</h2><p lang="de">5 &lt; 6<br><a href="/x?a=1&amp;b=2" title="&quot;x&quot;">x</a></p>'
    expect(withAllowedMarkup(html)).toBe(html)
  })

  it('reads a long text in no time', () => {
    const html = '<p>x '.repeat(20_000) + '<'.repeat(20_000) + '<a '.repeat(20_000)
    const began = performance.now()
    withAllowedMarkup(html)
    expect(performance.now() - began).toBeLessThan(1000)
  })
})
