import { either as E } from 'fp-ts'
import { expect, it, vi } from 'vitest'
import { lateIdentity } from '../../../../src/application/account/late-identity.ts'
import type { Identity } from '../../../../src/application/ports/identity.ts'
import { fakeIdentity } from '../../../fakes/identity.fake.ts'
import { fakePassword, fakeShop } from '../../../fakes/fake-shop.ts'

const email = 'us@manifold.test'
const gone = E.left({ kind: 'unreachable', offline: false })

/** The identity of a browser, and the fetching of its code, which fails until it is allowed to succeed. */
function atTheDoor(as?: string) {
  const { tokens, ...visit } = fakeShop().visit(as)
  const fetch = vi.fn<() => Promise<Identity>>(() =>
    Promise.resolve(fakeIdentity({ tokens, ...visit })),
  )
  const shut = () => fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  return { identity: lateIdentity(fetch, tokens), tokens, fetch, shut }
}

it('knows a visitor without fetching anything', async () => {
  const { identity, fetch } = atTheDoor()
  expect(await identity.currentAccount()()).toEqual(E.right(undefined))
  expect(fetch).not.toHaveBeenCalled()
})

it('asks for the account of a token', async () => {
  const { identity } = atTheDoor(email)
  expect(await identity.currentAccount()()).toMatchObject({ right: { email } })
})

it('says that it could not be fetched, and tries again with the next question', async () => {
  const { identity, shut } = atTheDoor()
  const credentials = { email, password: fakePassword }
  shut()
  expect(await identity.signIn(credentials)()).toEqual(gone)
  expect(await identity.signIn(credentials)()).toMatchObject({ right: { email } })
})

it('says that nobody could be told of a sign-out when nothing can be fetched', async () => {
  const { identity, tokens, shut } = atTheDoor(email)
  shut()
  expect(await identity.signOut(tokens.read() ?? '')()).toEqual(gone)
})
