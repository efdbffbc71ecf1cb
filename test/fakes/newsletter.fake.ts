/** The newsletter without a server: it stores nothing, but its calls can be counted and can fail. */
import { either as E } from 'fp-ts'
import type { Newsletter } from '../../src/application/ports/newsletter.ts'
import type { FakeShop } from './fake-shop.ts'

export function fakeNewsletter({ calls }: Pick<FakeShop, 'calls'>): Newsletter {
  return { subscribe: () => calls.commit('newsletter.subscribe', () => E.right(undefined)) }
}
