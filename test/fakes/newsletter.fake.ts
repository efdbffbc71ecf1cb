/** The newsletter without a server: it stores nothing, but its calls can be counted, refused and can fail. */
import { either as E } from 'fp-ts'
import type { Newsletter } from '../../src/application/ports/newsletter.ts'
import { emailProblem } from '../../src/domain/account/credentials.ts'
import { type FakeShop, refused } from './fake-shop.ts'

export function fakeNewsletter({ calls }: Pick<FakeShop, 'calls'>): Newsletter {
  return {
    subscribe: (email) =>
      calls.commit('newsletter.subscribe', () =>
        emailProblem(email) === undefined ? E.right(undefined) : refused(),
      ),
  }
}
