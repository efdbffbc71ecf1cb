import { describe, expect, it } from 'vitest'
import { alternates, graphLocale, openGraph } from '../../../src/page/head.ts'
import { dataScripts, linesAsHtml, shownIn, trailIn } from '../../../src/page/markup.ts'
import { sitemapFiles } from '../../../src/page/sitemap.ts'

const hostile = '"></script><script>alert(1)</script>&'
const written = '&quot;&gt;&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;'

describe('what a page says to others', () => {
  it('cannot be ended by a name (T18)', () => {
    const html = dataScripts([{ '@type': 'Product', name: hostile }])
    expect(html.match(/<\/?script/g)).toEqual(['<script', '</script'])
    const [, json = ''] = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(html) ?? []
    expect(JSON.parse(json)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: hostile,
    })
  })

  it('names heading, description and address of the page where it is shared (T18)', () => {
    const head = `<link rel="canonical" href="https://shop.test/a"/><meta name="description" content="${written}"/>`
    const html = linesAsHtml(
      openGraph(shownIn(head, `<h1 class="x">${written}</h1>`), {
        siteName: hostile,
        locale: 'de_DE',
        type: 'website',
        image: undefined,
      }),
    )
    expect(
      html
        .match(/<[^>]*>/g)
        ?.every((tag) => /^<meta property="og:\w+" content="[^"]*">$/.test(tag)),
    ).toBe(true)
    expect(html).toContain('<meta property="og:url" content="https://shop.test/a">')
    expect(html).toContain(`<meta property="og:description" content="${written}">`)
    expect(html).not.toContain('og:image')
  })

  it.each([
    ['en-US', 'en_US'],
    ['de', 'de_DE'],
    ['en-GB', 'en_GB'],
  ])('is in %s as links name it: %s', (tag, locale) => {
    expect(graphLocale(tag)).toBe(locale)
  })

  it('has the way to the page as it is shown', () => {
    const body = `<nav aria-label="Where" data-trail="true"><ol><li><a class="l" href="/a?b=1&amp;c">A &amp; B</a></li>
      <li><span class="s"><svg></svg></span><span aria-current="page" class="h">${written}</span></li></ol></nav><a href="/else">No</a>`
    expect(trailIn(body)).toEqual([
      { name: 'A & B', address: '/a?b=1&c' },
      { name: hostile, address: undefined },
    ])
    expect(trailIn('<nav><a href="/">Home</a></nav>')).toEqual([])
  })
})

const spoken = (path: string) => [
  { locale: 'en', address: `https://shop.test${path}` } as const,
  { locale: 'de', address: `https://shop.test/de${path}` } as const,
]

describe('the languages of a page', () => {
  it('are named with their addresses, and the default one for everybody else (T18)', () => {
    expect(linesAsHtml(alternates(spoken('/a?b="&c')))).toBe(
      '<link rel="alternate" hreflang="en" href="https://shop.test/a?b=&quot;&amp;c">' +
        '<link rel="alternate" hreflang="de" href="https://shop.test/de/a?b=&quot;&amp;c">' +
        '<link rel="alternate" hreflang="x-default" href="https://shop.test/a?b=&quot;&amp;c">',
    )
    expect(alternates(spoken('/a').slice(0, 1))).toEqual([])
  })
})

describe('the list of all addresses', () => {
  it('is one file, or an index of several where it is long', () => {
    const pages = ['/a', '/b?c=1&d', '/e'].map(spoken)
    const [whole] = sitemapFiles(pages, 'https://shop.test')
    expect(whole?.path).toBe('/sitemap.xml')
    expect(whole?.xml).toContain(
      '<url><loc>https://shop.test/de/b?c=1&amp;d</loc>' +
        '<xhtml:link rel="alternate" hreflang="en" href="https://shop.test/b?c=1&amp;d"/>' +
        '<xhtml:link rel="alternate" hreflang="de" href="https://shop.test/de/b?c=1&amp;d"/></url>',
    )
    const files = sitemapFiles(pages, 'https://shop.test', 4)
    expect(files.map(({ path }) => path)).toEqual([
      '/sitemap.xml',
      '/sitemap-1.xml',
      '/sitemap-2.xml',
    ])
    expect(files[0]?.xml).toContain('<sitemap><loc>https://shop.test/sitemap-2.xml</loc></sitemap>')
    expect(files.slice(1).map(({ xml }) => xml.match(/<url>/g)?.length)).toEqual([4, 2])
  })
})
