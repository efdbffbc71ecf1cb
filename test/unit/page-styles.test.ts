/** The looks that a page begins with: what it needs of the sheet, and nothing that waits for another file. */
import { describe, expect, it } from 'vitest'
import { openStyles } from '../../server/sheet-styles.ts'
import { dressed } from '../../src/page/styles.ts'

const sheet = `
@layer reset{*{margin:0}}
@font-face{font-family:A;src:url(/a.woff2)}
@font-face{font-family:B;src:local(Arial)}
:root{--ink:#000}
html{color:var(--ink)}
.a{animation:1s turn}
.a .b,.c{color:red}
.d:not(.e):hover{color:blue}
@media (width>=40rem){.a{padding:0}.f{padding:1px}}
@media (width>=50rem){.f{padding:2px}}
@media print{.a{color:#000}}
@keyframes turn{to{rotate:1turn}}
@keyframes fade{to{opacity:0}}`

describe('the looks of a page', () => {
  const stylesOf = openStyles(sheet)

  it('are the rules for what stands in the page, and those for any page', () => {
    const styles = stylesOf('<main class="a x"><p class="d"></p></main>')
    expect(styles).toContain('@layer reset{*{margin:0}}')
    expect(styles).toContain('html{color:var(--ink)}')
    expect(styles).toContain('.a{animation:1s turn}')
    expect(styles).toContain('.d:not(.e):hover{color:blue}')
    expect(styles).toContain('@media (width>=40rem){.a{padding:0}}')
    expect(styles).toContain('@keyframes turn{')
    for (const left of ['.b', '.c', '.f', 'fade', 'print']) expect(styles).not.toContain(left)
  })

  it('take of several selectors those that stand in the page', () => {
    expect(stylesOf('<p class="c"></p>')).toContain('.c{color:red}')
  })

  it('name no file, so that no font is waited for', () => {
    const styles = stylesOf('<p class="a"></p>')
    expect(styles).not.toContain('url(')
    expect(styles).toContain('local(Arial)')
  })

  it('stand where the link to the sheet stood, which waits at the end for the scripts, if there are any', () => {
    const link = '<link rel="stylesheet" crossorigin href="/assets/style-1.css">'
    const page = `<head>${link}</head><body><p class="c">$&</p></body>`
    const { html, styles } = dressed(page, stylesOf)
    const later = '<link crossorigin href="/assets/style-1.css" data-whole-sheet>'
    expect(html).toBe(
      `<head><style>${styles}</style></head><body><p class="c">$&</p>${later}<noscript>${link}</noscript></body>`,
    )
    expect(dressed('<body></body>', stylesOf)).toEqual({ html: '<body></body>', styles: undefined })
  })

  it('come before the scripts of the page, of which the first are run when they have been painted', () => {
    const sheetLink = '<link rel="stylesheet" href="/style-1.css">'
    const preload = '<link rel="modulepreload" href="/b.js">'
    const scripts = `<script type="module" crossorigin src="/a.js"></script>${preload}`
    const page = `<head>${scripts}${sheetLink}${preload}</head><body>${preload}</body>`
    const { html } = dressed(page, stylesOf)
    const low = '<link rel="modulepreload" fetchpriority="low"'
    const [before, after] = html.split(/<style>.*<\/style>/s)
    expect(before).toBe(
      `<head>${low} data-first href="/b.js">${low} data-first crossorigin href="/a.js">`,
    )
    expect(after).toContain(`${low} href="/b.js"></head><body>${preload}`)
  })
})
