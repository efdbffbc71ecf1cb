/** What every identity promises. */
import { either as E } from 'fp-ts'
import { expect } from 'vitest'
import { describe, it } from '../conformance/cases.ts'
import { aNewAccount } from '../builders/an-account.ts'
import type { Suite } from './each-shop.ts'
import { kindOf, right } from './goods.ts'
import { password, people } from './shop-under-test.ts'

export const identityContract: Suite = (shop) => {
  describe('signing in', () => {
    it('answers the account and keeps a token (AUTH-33)', async () => {
      const { identity, tokens } = await shop().client()
      const account = right(await identity.signIn({ email: people.us, password })())
      expect(account).toMatchObject({
        email: people.us,
        zone: 'US',
        countryCode: 'US',
        hasAccountCredit: true,
        isVerified: true,
      })
      expect(account.id).not.toBe('')
      expect(tokens.read()).toBeTruthy()
    })

    it.each([
      ['with a wrong password', people.us, 'wrong'],
      ['by a person without an account', 'nobody@manifold.test', password],
      ['to a locked account', people.locked, password],
    ])('%s is refused in words, and keeps no token', async (_, email, word) => {
      const { identity, tokens } = await shop().client()
      const answer = await identity.signIn({ email, password: word })()
      expect(kindOf(answer)).toBe('refused')
      expect(E.isLeft(answer) && 'messages' in answer.left && answer.left.messages).not.toEqual([])
      expect(tokens.read()).toBeUndefined()
    })

    it('knows the zone and the credit of each account (CONF-07)', async () => {
      const { identity } = await shop().client()
      const european = right(await identity.signIn({ email: people.eu, password })())
      expect(european).toMatchObject({ zone: 'EU' })
      expect(european.countryCode).not.toBe('US')
      const prepaid = right(await identity.signIn({ email: people.noCredit, password })())
      expect(prepaid.hasAccountCredit).toBe(false)
    })

    it('leaves an account without an address without a country', async () => {
      const { identity } = await shop().client()
      const account = right(await identity.signIn({ email: people.noCountry, password })())
      expect(account).toMatchObject({ countryCode: undefined, primaryAddress: undefined })
    })
  })

  describe('arriving by the link of another place', () => {
    it('answers the account and keeps the token of a session (SHELL-04)', async () => {
      const { identity, tokens } = await shop().client()
      const token = await shop().signInLink(people.us)
      expect(right(await identity.arrive(token)()).email).toBe(people.us)
      expect(tokens.read()).toBeTruthy()
      expect(tokens.read()).not.toBe(token)
      expect(right(await identity.currentAccount()())?.email).toBe(people.us)
    })

    it('works once, and keeps the customer who is signed in (T04)', async () => {
      const token = await shop().signInLink(people.us)
      const first = await shop().client()
      right(await first.identity.arrive(token)())
      const { identity, tokens } = await shop().client(people.eu)
      const before = tokens.read()
      for (const dead of [token, 'no-such-token']) {
        const kind = kindOf(await identity.arrive(dead)())
        expect(['refused', 'unauthorised'], dead).toContain(kind)
      }
      expect(tokens.read()).toBe(before)
      expect(right(await identity.currentAccount()())?.email).toBe(people.eu)
    })
  })

  describe('the present account', () => {
    it('is that of the kept token (CALL-04)', async () => {
      const { identity } = await shop().client(people.us)
      expect(right(await identity.currentAccount()())?.email).toBe(people.us)
    })

    it('is none for a visitor (AUTH-24)', async () => {
      const { identity } = await shop().client()
      expect(await identity.currentAccount()()).toEqual(E.right(undefined))
    })

    it('is none when the session has ended, and the token is forgotten', async () => {
      const { identity, tokens } = await shop().client(people.us)
      await shop().endSessions()
      expect(await identity.currentAccount()()).toEqual(E.right(undefined))
      expect(tokens.read()).toBeUndefined()
    })

    it('is none for a token that was made up', async () => {
      const { identity, tokens } = await shop().client()
      tokens.write('made.up.token')
      expect(await identity.currentAccount()()).toEqual(E.right(undefined))
    })
  })

  describe('signing out', () => {
    it('ends the session of a token that is forgotten already (CALL-45)', async () => {
      const { identity, tokens, quoteGateway } = await shop().client(people.us)
      const token = tokens.read() ?? ''
      tokens.clear()
      expect(await identity.signOut(token)()).toEqual(E.right(undefined))
      expect(tokens.read()).toBeUndefined()
      tokens.write(token)
      expect(kindOf(await quoteGateway.openDrafts()())).toBe('unauthorised')
    })

    it('succeeds when the session had already ended', async () => {
      const { identity, tokens } = await shop().client(people.us)
      const token = tokens.read() ?? ''
      await shop().endSessions()
      expect(await identity.signOut(token)()).toEqual(E.right(undefined))
      expect(await identity.signOut(token)()).toEqual(E.right(undefined))
    })

    it('ends no other session than that one, and brings none back', async () => {
      const here = await shop().client(people.us)
      const there = await shop().client(people.us)
      const left = here.tokens.read() ?? ''
      const next = there.tokens.read() ?? ''
      here.tokens.write(next)
      expect(await here.identity.signOut(left)()).toEqual(E.right(undefined))
      expect(here.tokens.read()).toBe(next)
      expect(kindOf(await here.quoteGateway.openDrafts()())).toBe('success')
    })
  })

  describe('a new account', () => {
    it('is signed in at once (CALL-11)', async () => {
      const { identity, tokens } = await shop().client()
      const made = right(await identity.createAccount(aNewAccount())())
      expect(made).toMatchObject({ firstName: 'Nora', email: 'nora@x.test' })
      expect(tokens.read()).toBeTruthy()
      expect(right(await identity.currentAccount()())?.id).toBe(made.id)
    })

    it('is refused for an address that has one, and does not sign in', async () => {
      const { identity, tokens } = await shop().client()
      const entry = aNewAccount({ email: people.us, emailConfirmation: people.us })
      expect(kindOf(await identity.createAccount(entry)())).toBe('refused')
      expect(tokens.read()).toBeUndefined()
    })
  })

  describe('a forgotten password', () => {
    it('can be reset for any account, and the answer does not tell which accounts exist (T11)', async () => {
      const { identity } = await shop().client()
      const known = await identity.requestPasswordReset(people.us)()
      const unknown = await identity.requestPasswordReset('nobody@manifold.test')()
      expect(known).toEqual(E.right(undefined))
      expect(unknown).toEqual(known)
    })

    it('of a locked account stays forgotten, and only its owner is told (T11)', async () => {
      const { identity } = await shop().client()
      expect(await identity.requestPasswordReset(people.locked)()).toEqual(E.right(undefined))
      expect(await shop().resetSecret(people.locked)).toBeUndefined()
    })
  })

  describe('a new password', () => {
    const password2 = 'Nothing-like-before-1'
    const chosen = { password: password2, confirmation: password2 }
    const signInWith = async (word: string) => {
      const { identity } = await shop().client()
      return kindOf(await identity.signIn({ email: people.us, password: word })())
    }

    it('is set by an emailed link, once, and ends the sessions of before (ROUTE-47)', async () => {
      const { identity } = await shop().client()
      const before = await shop().client(people.us)
      await identity.requestPasswordReset(people.us)()
      const secret = (await shop().resetSecret(people.us)) ?? ''
      expect(await identity.resetPassword({ secret, ...chosen })()).toEqual(E.right(undefined))
      expect(kindOf(await identity.resetPassword({ secret, ...chosen })())).toBe('refused')
      expect(await signInWith(password2)).toBe('success')
      expect(await signInWith(password)).toBe('refused')
      expect(kindOf(await before.quoteGateway.openDrafts()())).toBe('unauthorised')
    })

    it('is not set by a link that was made up', async () => {
      const { identity } = await shop().client()
      const answer = await identity.resetPassword({ secret: 'made-up', ...chosen })()
      expect(kindOf(answer)).toBe('refused')
      expect(await shop().resetSecret('nobody@manifold.test')).toBeUndefined()
    })

    it('is set by who knows the present one, who stays signed in alone', async () => {
      const here = await shop().client(people.us)
      const there = await shop().client(people.us)
      const wrong = await here.identity.changePassword({ present: 'wrong', ...chosen })()
      expect(kindOf(wrong)).toBe('refused')
      const changed = await here.identity.changePassword({ present: password, ...chosen })()
      expect(changed).toEqual(E.right(undefined))
      expect(await signInWith(password2)).toBe('success')
      expect(kindOf(await here.quoteGateway.openDrafts()())).toBe('success')
      expect(kindOf(await there.quoteGateway.openDrafts()())).toBe('unauthorised')
    })

    it('is not set by a visitor', async () => {
      const { identity } = await shop().client()
      const answer = await identity.changePassword({ present: password, ...chosen })()
      expect(kindOf(answer)).toBe('unauthorised')
    })
  })
}
