import { render, screen } from '@testing-library/react'
import { describe, expect, it, test } from 'vitest'
import { sanitise } from '../../../src/ui/components/SanitisedHtml/sanitise.ts'
import { LinkLocaleProvider } from '../../../src/ui/components/Link/link-locale.ts'
import { SanitisedHtml } from '../../../src/ui/components/SanitisedHtml/SanitisedHtml.tsx'
import { hostileHtml } from './hostile-html.ts'

/** What is left of the HTML, as elements that are part of no page. */
function cleaned(html: string): readonly Element[] {
  const box = document.implementation.createHTMLDocument('').createElement('div')
  box.innerHTML = sanitise(html)
  return [...box.querySelectorAll('*')]
}

const forbidden =
  'script, style, iframe, frame, object, embed, applet, base, meta, link, svg, math, template, ' +
  'form, input, button, select, option, textarea, label, fieldset, dialog, map, area, noscript'
const forbiddenNames =
  /^(on|style$|id$|name$|class$|srcset$|srcdoc$|popover|form|tabindex$|contenteditable$|accesskey$|usemap$|autofocus$|background$|xlink:)/
const allowedAddress = /^(https:|mailto:|tel:|#|\/(?![/\\]))/i

describe('hostile HTML', () => {
  it('is looked at in more than 120 forms', () => {
    expect(new Set(hostileHtml).size).toBeGreaterThan(120)
  })

  it.each(hostileHtml)('comes out harmless: %s', (html) => {
    const elements = cleaned(html)
    expect(elements.filter((element) => element.matches(forbidden))).toEqual([])
    for (const element of elements) {
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(forbiddenNames)
        if (name === 'href' || name === 'src') expect(value).toMatch(allowedAddress)
      }
    }
  })

  it.each(hostileHtml)('comes out of a second washing as it went in: %s', (html) => {
    const once = sanitise(html)
    expect(sanitise(once)).toBe(once)
  })
})

describe('a link in foreign HTML', () => {
  it.each([
    ['plain', '<p><a href="/seals?a=1#b">Seals</a></p>'],
    ['left to the sanitiser', '<p style="color:red"><a href=" /seals?a=1#b">Seals</a></p>'],
  ])('leads to the page in the language of the reader where it is %s', async (_, html) => {
    render(
      <LinkLocaleProvider value="de">
        <SanitisedHtml html={html} />
      </LinkLocaleProvider>,
    )
    const link = await screen.findByRole('link', { name: 'Seals' })
    expect(link).toHaveAttribute('href', '/de/seals?a=1#b')
  })
})

describe('honest HTML', () => {
  it.each([
    '<p><strong>Compact</strong> and <em>quiet</em>.</p>',
    '<ul><li>160 cm³</li><li>200 cm³</li></ul>',
    '<table><tbody><tr><th>Mass</th><td>5.6 kg</td></tr></tbody></table>',
    '<a href="/product/tm200">TM200</a>',
    '<a href="https://manifold.test/x">x</a><a href="mailto:a@manifold.test">x</a><a href="tel:+1">x</a>',
    '<a href="#files">Files</a>',
    '<img src="/media/x.svg" alt="Section">',
    '<h3>Use</h3><p>10<sup>3</sup> h</p>',
    '<table><tbody><tr><th scope="row">Mass</th><td colspan="2">5.6 kg</td></tr></tbody></table>',
    '<p lang="de" dir="ltr" title="5 &lt; 6">Maß &amp; Zahl</p>',
    '<ol start="3"><li>x</li></ol><img src="/media/x.svg" alt="" width="20" height="10">',
  ])('stays as it is: %s', (html) => {
    expect(sanitise(html)).toBe(html)
  })
})

describe('an address in HTML', () => {
  it.each([
    '<a href="https:evil.test">x</a>',
    '<a href="https:/evil.test">x</a>',
    '<a href="https:///evil.test">x</a>',
    '<a href="https://manifold.test@evil.test/">x</a>',
    '<a href="">x</a>',
    '<q cite="javascript:x">x</q>',
    '<img src="">',
    '<img src="mailto:a@b.test">',
    '<img src="https:evil.test/x.png">',
    '<img src="https://a:b@evil.test/x.png">',
    '<video poster="" src="https:evil.test"></video>',
    '<p is="x-card">x</p>',
  ])('is that of no link or picture of ours, and is left out: %s (T20)', (html) => {
    for (const element of cleaned(html)) expect([...element.attributes]).toEqual([])
  })
})

test('shows the cleaned HTML, and nothing before it is clean', async () => {
  render(<SanitisedHtml html='<p onclick="x()">A compact motor.</p>' />)
  const text = await screen.findByText('A compact motor.')
  expect(text).not.toHaveAttribute('onclick')
})
