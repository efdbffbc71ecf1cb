import { describe, expect, it } from 'vitest'
import {
  defaultSiteSettings,
  type RouteNames,
  type SiteSettings,
} from '../../../src/domain/content/site-settings.ts'
import { rewritesFor } from '../../../src/ui/addresses/rewrites.ts'

/** First segments of the shop's own pages. */
const pages: ReadonlySet<string> = new Set([
  'blog',
  'brand',
  'brands',
  'category',
  'my-account',
  'product',
  'product-type',
  'shop',
])

const origin = 'https://shop.test'

function rewriting(
  chosen: Partial<RouteNames>,
  {
    blogPageSlug = defaultSiteSettings.blogPageSlug,
    urlKeys = defaultSiteSettings.urlKeys,
  }: Partial<SiteSettings> = {},
) {
  const routes = { ...defaultSiteSettings.routes, ...chosen }
  const { input, output } = rewritesFor({ routes, blogPageSlug, urlKeys }, pages)
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
    { blogPageSlug: 'news' },
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

  it.each(['/motor/%00', '/my-account/quotes/a%0Ab', '/%7F'])(
    'leads from %j, which holds a control character, to no page',
    (outside) => {
      expect(site.inwards(outside)).toBe('/404')
    },
  )

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
    ['Category', 'it is the fixed name of another page in other letters'],
    ['api', 'it belongs to the server'],
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

describe('the short words of addresses (CAT-13)', () => {
  it.each([
    ['/sp/tm-200?skuid=a', '/product/tm-200?skuid=a'],
    ['/spt/orbital-motors', '/product-type/orbital-motors'],
    ['/caty/motors', '/category/motors'],
    ['/sb/alder', '/brand/alder'],
    ['/ac/quotes', '/my-account/quotes'],
    ['/att/pressure', '/att/pressure'],
    ['/ad/works', '/ad/works'],
  ])('turn %s into %s', (short, inside) => {
    expect(rewriting({}).inwards(short)).toBe(inside)
  })

  it('are those of the site as well, and never come out', () => {
    const urlKeys = { ...defaultSiteSettings.urlKeys, brand: 'maker', category: 'product' }
    const site = rewriting({ brand: 'make' }, { urlKeys })
    expect(site.inwards('/maker/alder')).toBe('/brand/alder')
    expect(site.inwards('/product/tm-200')).toBe('/product/tm-200')
    expect(site.outwards('/brand/alder')).toBe('/make/alder')
  })

  it('give way to the names of the site', () => {
    expect(rewriting({ category: 'sp' }).inwards('/sp/motors')).toBe('/category/motors')
  })
})

it.each([
  ['/product/tm-200/with/more?skuid=a', '/product/tm-200?skuid=a'],
  ['/sb/alder/x', '/brand/alder'],
  ['/category/motors/', '/category/motors'],
  ['/blog/new-shafts/x', '/blog/new-shafts/x'],
])('leaves out what stands behind the id: %s', (outside, inside) => {
  expect(rewriting({}).inwards(outside)).toBe(inside)
})
