import { describe, expect, it } from 'vitest'
import { defaultSiteSettings, type RouteNames } from '../../../src/domain/content/site-settings.ts'
import { rewritesFor } from '../../../src/ui/routes/rewrites.ts'

const origin = 'https://shop.test'

function rewriting(chosen: Partial<RouteNames>, blogPageSlug = defaultSiteSettings.blogPageSlug) {
  const routes = { ...defaultSiteSettings.routes, ...chosen }
  const { input, output } = rewritesFor({ routes, blogPageSlug })
  const ask = (rewrite: typeof input, path: string) => {
    const answer = rewrite?.({ url: new URL(path, origin) })
    const url = answer === undefined ? new URL(path, origin) : new URL(answer)
    return url.pathname + url.search + url.hash
  }
  return {
    inwards: (path: string) => ask(input, path),
    outwards: (path: string) => ask(output, path),
  }
}

describe('addresses under the names of a site (ROUTE-01)', () => {
  const site = rewriting(
    {
      product: 'motor',
      productType: 'family',
      category: 'kind',
      brand: 'make',
      brandsPage: 'makes',
    },
    'news',
  )

  it.each([
    ['/motor/tm-200?skuid=a#b', '/product/tm-200?skuid=a#b'],
    ['/family/orbital-motors', '/product-type/orbital-motors'],
    ['/kind/motors', '/category/motors'],
    ['/make/alder', '/brand/alder'],
    ['/makes', '/brands'],
    ['/news?page=2', '/blog?page=2'],
    ['/news/new-shafts', '/blog/new-shafts'],
    ['/shop?keyword=motor', '/shop?keyword=motor'],
    ['/', '/'],
  ])('turns %s into %s and back', (outside, inside) => {
    expect(site.inwards(outside)).toBe(inside)
    expect(site.outwards(inside)).toBe(outside)
  })

  it('still understands the default names', () => {
    expect(site.inwards('/product/tm-200')).toBe('/product/tm-200')
  })

  it('leaves everything as it is under the default names', () => {
    const plain = rewriting({})
    expect(plain.inwards('/product/tm-200')).toBe('/product/tm-200')
    expect(plain.outwards('/product/tm-200')).toBe('/product/tm-200')
  })
})

describe('a name that cannot be used', () => {
  it.each([
    ['my-account', 'it has a meaning already'],
    ['a/b', 'it is no single word'],
    ['..', 'it is a way up'],
    ['', 'it is empty'],
    ['category', 'it is the fixed name of another page'],
  ])('is passed over: %s, for %s', (product) => {
    const site = rewriting({ product })
    expect(site.outwards('/product/tm-200')).toBe('/product/tm-200')
    expect(site.inwards(`/${product}/tm-200`)).not.toBe('/product/tm-200')
  })

  it('is passed over when two pages would have it', () => {
    const site = rewriting({ product: 'item', brand: 'item' })
    expect(site.outwards('/product/tm-200')).toBe('/product/tm-200')
    expect(site.outwards('/brand/alder')).toBe('/brand/alder')
  })
})
