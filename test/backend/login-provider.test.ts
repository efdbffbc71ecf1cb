/** Signing in by another provider, against the seeded one. */
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { account } from '../../reference-backend/database/schema/commerce.ts'
import { providerLogin } from '../../reference-backend/database/schema/login-provider.ts'
import { type Fetch, get, post } from './customer.ts'
import { onEachEngine } from './each-engine.ts'
import { type ProviderVisit, providerVisit } from './provider-visit.ts'
import { TEST_NOW, TEST_ORIGIN } from './test-shop.ts'

const US = 'us@manifold.test'
const NEWCOMER = 'newcomer@manifold.test'
const later = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000)

function tokenIn(end: URL): string {
  expect(end.pathname).toBe('/ssoLogin')
  expect(end.searchParams.get('problem')).toBeNull()
  return end.searchParams.get('token') ?? ''
}

const arrive = (fetch: Fetch, token: string, body = {}) =>
  post(fetch, 'getAccount', { token, body })

async function signedIn(visit: ProviderVisit, choice: Record<string, string>) {
  return arrive(visit.fetch, tokenIn(await visit.signIn(choice)))
}

onEachEngine(
  'signing in by another provider',
  (shop) => {
    const browser = () => providerVisit(shop().fetch)
    const actions = async () => (await shop().journal()).map(({ action }) => action)
    const problemOf = async (visit: ProviderVisit, choice: Record<string, string>) =>
      (await visit.signIn(choice)).searchParams.get('problem')

    it('signs in to the account with the email address that the provider vouches for (AUTH-03)', async () => {
      const { status, body } = await signedIn(browser(), { person: 'customer' })
      expect(status).toBe(200)
      expect(body.account.accountEmailAddress).toBe(US)
      const { body: again } = await get(shop().fetch, 'getAccount', { token: body.token })
      expect(again.account.accountID).toBe(body.account.accountID)
      expect(await actions()).toEqual(['linkProvider', 'signInByLink'])
      expect(shop().emails.map(({ to }) => to)).toEqual([US])
    })

    it('asks the provider by a code with state, nonce and the proof of a secret', async () => {
      const there = await browser().begin('/my-account/quotes')
      expect(there.origin + there.pathname).toBe(`${TEST_ORIGIN}/openid/authorize`)
      const asked = Object.fromEntries(there.searchParams)
      expect(asked).toMatchObject({
        response_type: 'code',
        scope: 'openid email profile',
        code_challenge_method: 'S256',
        redirect_uri: `${TEST_ORIGIN}/api/login-provider/return`,
      })
      const another = await browser().begin()
      for (const name of ['state', 'nonce', 'code_challenge']) {
        expect(asked[name]?.length).toBeGreaterThan(40)
        expect(another.searchParams.get(name)).not.toBe(asked[name])
      }
    })

    it('leads on to the page that was wanted, and to no address of elsewhere (T01)', async () => {
      const end = await browser().signIn({ person: 'customer' }, '/my-account/quotes?tab=draft')
      expect(end.searchParams.get('redirect')).toBe('/my-account/quotes?tab=draft')
      for (const redirect of [
        'https://evil.test/',
        '//evil.test',
        '/\\evil.test',
        '/\tevil.test',
      ]) {
        const { origin, searchParams } = await browser().signIn({ person: 'customer' }, redirect)
        expect([origin, searchParams.get('redirect')], redirect).toEqual([TEST_ORIGIN, null])
      }
    })

    it('makes an account for who has none, and signs in to the same one the next time (ROUTE-46)', async () => {
      const first = await signedIn(browser(), { person: 'newcomer' })
      expect(first.body.account).toMatchObject({
        accountEmailAddress: NEWCOMER,
        accountFirstName: 'Stores',
        enableAccountCredit: false,
      })
      const second = await signedIn(browser(), { person: 'newcomer' })
      expect(second.body.account.accountID).toBe(first.body.account.accountID)
      expect(await actions()).toEqual(['createAccountByProvider', 'signInByLink', 'signInByLink'])
    })

    it('makes one account of two sign-ins at the same moment, on two servers', async () => {
      const visits = [browser(), providerVisit(shop().secondFetch)]
      const chosen = await Promise.all(
        visits.map(async (visit) => {
          const back = await visit.choose(await visit.begin(), { person: 'newcomer' })
          return () => visit.comeBack(back)
        }),
      )
      const ends = await Promise.all(chosen.map((comeBack) => comeBack()))
      for (const end of ends) expect(tokenIn(end)).not.toBe('')
      const rows = await shop()
        .database.select()
        .from(account)
        .where(eq(account.emailAddress, NEWCOMER))
      expect(rows).toHaveLength(1)
    })

    it('knows the account by what the provider calls the person, whatever became of the email address', async () => {
      const { body } = await signedIn(browser(), { person: 'customer' })
      await shop()
        .database.update(account)
        .set({ emailAddress: 'moved@manifold.test' })
        .where(eq(account.emailAddress, US))
      const again = await signedIn(browser(), { person: 'customer' })
      expect(again.body.account.accountID).toBe(body.account.accountID)
    })

    it.each([
      ['unconfirmed', 'unverified'],
      ['nameless', 'incomplete'],
      ['locked', 'locked'],
    ])('does not sign in a person who is %s, nor write anything', async (person, problem) => {
      expect(await problemOf(browser(), { person })).toBe(problem)
      expect(await actions()).toEqual([])
      expect(shop().emails).toEqual([])
    })

    it('takes an account away from who registered the address of another person', async () => {
      const entry = { firstName: 'Not', lastName: 'Theirs', emailAddress: NEWCOMER }
      const password = 'Chosen-by-them-1'
      const { body: made } = await post(shop().fetch, 'createAccount', {
        body: { ...entry, emailAddressConfirm: NEWCOMER, password, passwordConfirm: password },
      })
      const owner = await signedIn(browser(), { person: 'newcomer' })
      expect(owner.body.account.accountID).toBe(made.account.accountID)
      expect((await get(shop().fetch, 'getQuotes', { token: made.token })).status).toBe(401)
      const { body } = await post(shop().fetch, 'login', {
        body: { emailAddress: NEWCOMER, password },
      })
      expect(body.errors.emailAddress).toHaveLength(1)
    })

    it('leaves the password of a customer whose address is known to be theirs', async () => {
      await signedIn(browser(), { person: 'customer' })
      expect(await shop().signIn(US)).not.toBe('')
    })

    it('brings the cart of the visitor along', async () => {
      const visit = browser()
      const add = await post(visit.fetch, 'addOrderItem', {
        body: { skuCode: 'SKP1N1', quantity: 2 },
      })
      expect(add.body.errors).toEqual({})
      const { body } = await signedIn(visit, { person: 'newcomer' })
      expect(body.cart.orderItems).toHaveLength(1)
    })

    it('brings the cart of a guest along, and ends the session of the guest', async () => {
      const visit = browser()
      await post(visit.fetch, 'addOrderItem', { body: { skuCode: 'SKP1N1', quantity: 2 } })
      const { body: guest } = await post(visit.fetch, 'guestAccount', {
        body: { firstName: 'Gate', lastName: 'Desk', emailAddress: 'gate@manifold.test' },
      })
      const token = tokenIn(await visit.signIn({ person: 'newcomer' }))
      const { body } = await arrive(visit.fetch, token, { guestToken: guest.token })
      expect(body.cart.orderItems).toHaveLength(1)
      expect((await get(visit.fetch, 'getAccount', { token: guest.token })).status).toBe(401)
    })

    describe('an answer that must not count', () => {
      it.each(['nonce', 'audience', 'issuer', 'signature', 'expired', 'replayed'])(
        'is one with a wrong %s',
        async (spoilt) => {
          expect(await problemOf(browser(), { spoilt })).toBe('refused')
          expect(await actions()).toEqual([])
        },
      )

      it('is one with a wrong state, and leaves the sign-in that was begun', async () => {
        const visit = browser()
        const there = await visit.begin()
        const wrong = await visit.comeBack(await visit.choose(there, { spoilt: 'state' }))
        expect(wrong.searchParams.get('problem')).toBe('expired')
        expect(
          tokenIn(await visit.comeBack(await visit.choose(there, { person: 'customer' }))),
        ).not.toBe('')
      })

      it('is one that comes twice, also at the same moment', async () => {
        const visit = browser()
        const back = await visit.choose(await visit.begin(), { person: 'customer' })
        const ends = await Promise.all([visit.comeBack(back), visit.comeBack(back)])
        const problems = ends.map(({ searchParams }) => searchParams.get('problem'))
        expect(new Set(problems)).toEqual(new Set(['expired', null]))
        expect((await visit.comeBack(back)).searchParams.get('problem')).toBe('expired')
      })

      it('is one that another browser brings (T04)', async () => {
        const visit = browser()
        const back = await visit.choose(await visit.begin(), { person: 'customer' })
        expect((await browser().comeBack(back)).searchParams.get('problem')).toBe('expired')
        // It has used nothing up.
        expect(tokenIn(await visit.comeBack(back))).not.toBe('')
      })

      it('is one whose last step another browser takes (T04)', async () => {
        const visit = browser()
        const token = tokenIn(await visit.signIn({ person: 'customer' }))
        expect((await arrive(browser().fetch, token)).status).toBe(401)
        expect((await arrive(visit.fetch, token)).status).toBe(200)
        expect((await arrive(visit.fetch, token)).status).toBe(401)
      })

      it('is one that comes after ten minutes', async () => {
        const visit = browser()
        const there = await visit.begin()
        shop().setNow(later(10))
        const back = await visit.choose(there, { person: 'customer' })
        expect((await visit.comeBack(back)).searchParams.get('problem')).toBe('expired')
      })

      it('is one whose code has lain for a minute', async () => {
        const visit = browser()
        const back = await visit.choose(await visit.begin(), { person: 'customer' })
        shop().setNow(later(1))
        expect((await visit.comeBack(back)).searchParams.get('problem')).toBe('refused')
      })

      it('is one whose code is brought by who has not begun the sign-in (PKCE)', async () => {
        const visit = browser()
        const back = await visit.choose(await visit.begin(), { person: 'customer' })
        await shop()
          .database.update(providerLogin)
          .set({ verifier: 'f'.repeat(64) })
        expect((await visit.comeBack(back)).searchParams.get('problem')).toBe('refused')
      })

      it('is one that names another provider, or an error', async () => {
        const visit = browser()
        const mixed = await visit.choose(await visit.begin(), { person: 'customer' })
        mixed.searchParams.set('iss', 'https://other.test')
        expect((await visit.comeBack(mixed)).searchParams.get('problem')).toBe('refused')
        const failed = await visit.choose(await visit.begin(), { cancel: 'yes' })
        failed.searchParams.set('error', 'server_error')
        expect((await visit.comeBack(failed)).searchParams.get('problem')).toBe('unavailable')
      })
    })

    it('says that the customer has turned back at the provider, and keeps where they were going', async () => {
      const end = await browser().signIn({ cancel: 'yes' }, '/cart')
      expect(Object.fromEntries(end.searchParams)).toEqual({
        problem: 'canceled',
        redirect: '/cart',
      })
    })

    it('lets two tabs of one browser each sign in', async () => {
      const visit = browser()
      const [one, other] = [await visit.begin('/cart'), await visit.begin('/shop')]
      for (const [there, redirect] of [
        [one, '/cart'],
        [other, '/shop'],
      ] as const) {
        const end = await visit.comeBack(await visit.choose(there, { person: 'customer' }))
        expect(end.searchParams.get('redirect')).toBe(redirect)
      }
    })

    it.each([
      ['an address to lead back to that is not the shop’s', 'redirect_uri', 'https://evil.test/'],
      ['another client', 'client_id', 'evil'],
      ['no proof of a secret', 'code_challenge', ''],
      ['a weaker proof', 'code_challenge_method', 'plain'],
      ['a nonce that cannot be kept', 'nonce', 'a\0b'],
      ['no state', 'state', ''],
    ])('is not asked for by the provider with %s, and leads nowhere', async (_, name, value) => {
      const visit = browser()
      const there = await visit.begin()
      there.searchParams.set(name, value)
      for (const method of ['GET', 'POST']) {
        const body = method === 'POST' ? { body: there.searchParams } : {}
        const answer = await visit.fetch(method === 'GET' ? there : there.pathname, {
          method,
          ...body,
        })
        expect([answer.status, answer.headers.get('location')]).toEqual([400, null])
      }
    })

    it('speaks the language of the shop at the provider, else that of the browser', async () => {
      const visit = browser()
      const begun = await visit.begin('/cart')
      begun.searchParams.set('ui_locales', 'de')
      const headers = { 'Accept-Language': 'fr-FR, en' }
      const german = await visit.fetch(begun, { headers })
      expect(await german.text()).toContain('<html lang="de">')
      begun.searchParams.set('ui_locales', 'xx')
      expect(await (await visit.fetch(begun, { headers })).text()).toContain('<html lang="fr">')
      const there = '/?slatAction=main.OAuthLoginStorefrontHandler&integrationName=openidlogin'
      const led = await visit.fetch(`${there}&ui_locales=es-ES`)
      expect(led.headers.get('location')).toContain('ui_locales=es')
    })

    it('comes back to the page in the language that it was begun in, whatever came of it', async () => {
      const ended = async (choice: Record<string, string>, language: string, change = '') => {
        const visit = browser()
        const back = await visit.choose(await visit.begin('/cart', language), choice)
        back.searchParams.set('state', back.searchParams.get('state') + change)
        const { pathname, searchParams } = await visit.comeBack(back)
        return [pathname, searchParams.get('problem')]
      }
      expect(await ended({ person: 'customer' }, 'de')).toEqual(['/de/ssoLogin', null])
      expect(await ended({ cancel: 'yes' }, 'fr')).toEqual(['/fr/ssoLogin', 'canceled'])
      expect(await ended({ person: 'customer' }, 'en-US')).toEqual(['/ssoLogin', null])
      expect(await ended({ person: 'customer' }, 'zz')).toEqual(['/ssoLogin', null])
      // Nobody else says it.
      expect(await ended({ person: 'customer' }, 'de', '.fr')).toEqual(['/ssoLogin', 'expired'])
    })

    it('knows no other provider', async () => {
      const ask = (name: string) =>
        shop().fetch(`/?slatAction=main.OAuthLoginStorefrontHandler&integrationName=${name}`)
      expect((await ask('googlelogin')).status).toBe(404)
      expect((await ask('')).status).toBe(404)
    })
  },
  { apart: true },
)
