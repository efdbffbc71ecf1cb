/** What the tree of routes says as a whole: whose addresses are taken, who may enter, where no sign-in leads. */
import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { pathAfterChange } from '../../../src/domain/account/acting.ts'
import { safeRedirect, signInHref } from '../../../src/domain/account/access.ts'
import { defaultSiteSettings } from '../../../src/domain/content/site-settings.ts'
import { routeTree } from '../../../src/ui/routes/route-tree.ts'
import { siteRewrites } from '../../../src/ui/routes/router.ts'
import { parseSearch, stringifySearch } from '../../../src/ui/addresses/search-params.ts'
import { firstSegments, neverTargets } from '../../../src/ui/routes/static-data.ts'

const router = createRouter({
  routeTree,
  history: createMemoryHistory(),
  parseSearch,
  stringifySearch,
  // Nothing is loaded here.
  context: {} as never,
})
const routes = Object.values(router.routesById)
const routeAt = (path: string) => router.matchRoutes(path).at(-1)
const segments = firstSegments(routeTree)

describe('the first segments of the tree', () => {
  it('are those of all paths that the router knows', () => {
    const known = Object.keys(router.routesByPath).map((path) => path.split('/')[1] ?? '')
    const named = known.filter((first) => first !== '' && !first.startsWith('$'))
    expect(segments).toEqual(new Set(named.map((first) => first.toLowerCase())))
  })

  const inwards = (names: Partial<typeof defaultSiteSettings>, path: string) => {
    const url = new URL(path, 'https://shop.test')
    const answer = siteRewrites({ ...defaultSiteSettings, ...names }).input?.({ url })
    return new URL(answer ?? url).pathname
  }
  const routeNames = ['product', 'productType', 'category', 'brand', 'brandsPage'] as const
  const words = ['product', 'productType', 'category', 'brand', 'account'] as const

  describe.each([...segments])('with a page of its own at /%s', (segment) => {
    const addresses = [`/${segment}`, `/${segment}/x`, `/${segment.toUpperCase()}`]

    it.each(addresses)('keeps %s when a site calls its other pages so (ROUTE-01)', (address) => {
      const { routes: chosen } = defaultSiteSettings
      for (const name of routeNames) {
        expect(inwards({ routes: { ...chosen, [name]: segment } }, address)).toBe(address)
      }
      expect(inwards({ blogPageSlug: segment }, address)).toBe(address)
    })

    it.each(addresses)('keeps %s when it is a short word of a site (CAT-13)', (address) => {
      const { urlKeys } = defaultSiteSettings
      for (const word of words) {
        expect(inwards({ urlKeys: { ...urlKeys, [word]: segment } }, address)).toBe(address)
      }
    })
  })
})

describe('the pages of one account', () => {
  it('are left when another one takes its place (T16)', () => {
    const personal = routes.filter(
      ({ options: { staticData } }) =>
        staticData?.access === 'customers' || staticData?.isPersonal === true,
    )
    const ofOne = new Set(personal.map(({ fullPath }) => fullPath.split('/')[1]?.toLowerCase()))
    const isLeft = (first: string) => pathAfterChange(`/${first}`, 'ended') !== `/${first}`
    // Its lines are kept for the account, though its page is open to everybody.
    expect([...segments].filter((first) => isLeft(first) && !ofOne.has(first))).toEqual([
      'bulkorder',
    ])
    // Forms that begin empty for the next one, and addresses that only lead on.
    expect([...segments].filter((first) => !isLeft(first) && ofOne.has(first)).toSorted()).toEqual([
      'account-credit-application',
      'bank-authorisation',
      'quotes-in-cart',
      'ssologin',
      'threedshandover',
    ])
  })
})

describe('who may enter', () => {
  it('is said by every route', () => {
    const said: ReadonlySet<unknown> = new Set(['open', 'customers'])
    const silent = routes.filter(({ options }) => !said.has(options.staticData?.access))
    expect(silent.map(({ id }) => id)).toEqual([])
  })

  it.each([
    '/my-account/login',
    '/my-account/forgotPassword',
    '/my-account/updateForgottenPassword',
    '/my-account/claimGuestAccount',
    '/my-account/createAccount',
    '/my-account/order-detail',
    '/my-account/login/',
    '/My-Account/LOGIN',
  ])('is everybody at %s (ROUTE-49)', (path) => {
    expect(routeAt(path)?.staticData.access).toBe('open')
  })

  it.each([
    '/my-account',
    '/my-account/',
    '/my-account/profile',
    '/my-account/quotes/abc',
    '/my-account/login/x',
    '/my-account/anything-else',
  ])('is customers at %s (ROUTE-49)', (path) => {
    expect(routeAt(path)?.staticData.access).toBe('customers')
  })

  it('is customers everywhere in the account area but at seven addresses (ROUTE-49)', () => {
    const open = routes.filter(
      ({ id, options }) => id.startsWith('/my-account') && options.staticData?.access === 'open',
    )
    expect(open).toHaveLength(7)
  })
})

describe('a sign-in', () => {
  const targets = neverTargets(routeTree)

  it.each([
    ['/my-account/login', 'the sign-in page'],
    ['/my-account/login?redirect=/my-account/login', 'the sign-in page with a redirect'],
    ['/My-Account/LOGIN/', 'the sign-in page in other letters'],
    ['/my-account/%6cogin', 'the sign-in page in encoded letters'],
    ['/my-account/logout', 'the sign-out page'],
    ['/ssoLogin?token=x', 'the single sign-on entry'],
  ])('never leads back to %s: %s', (raw) => {
    expect(safeRedirect(raw, targets)).toBeUndefined()
  })

  it('leads to no page in a circle from the sign-in page', () => {
    expect(signInHref('/my-account/login?redirect=%2Fshop', targets)).toBe('/my-account/login')
  })
})
