/** Whatever was typed, looked at and counted in the name of one account: the next one finds nothing of it (T16). */
import * as fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { safeStorage } from '../../src/adapters/browser/safe-storage.ts'
import { sessionTokenStore } from '../../src/adapters/browser/token-store.session.ts'
import { localUnsentTexts } from '../../src/adapters/browser/unsent-texts.local.ts'
import { openActing } from '../../src/application/account/acting.ts'
import { sessionKnown, startSession } from '../../src/application/account/session.ts'
import { cartCount } from '../../src/application/cart/cart-count.ts'
import { type CartCount, visitorOwner } from '../../src/application/ports/cart-count.ts'
import type { TabMessage } from '../../src/application/ports/tab-channel.ts'
import type { UnsentTexts } from '../../src/application/ports/unsent-work.ts'
import { aStorage } from '../fakes/a-storage.ts'
import { fakeActingGateway } from '../fakes/acting-gateway.fake.ts'
import { fakeIdentity } from '../fakes/identity.fake.ts'
import { fakeShop, openSession } from '../fakes/fake-shop.ts'
import { memoryPage } from '../fakes/memory-page.ts'
import { restOfSession } from '../fakes/session-ports.ts'
import { runs } from './runs.ts'

const canary = 'CANARY'
const staff = 'admin@manifold.test'
const owners = ['account-staff', 'account-us', 'account-eu', visitorOwner] as const

/** Addresses that tell what a reader has looked at; nobody's own tell nothing without their query. */
const path = fc.constantFrom(
  `/my-account/quotes/${canary}`,
  `/my-account/draftorder/${canary}`,
  `/My-Account/orders/${canary}`,
  `/checkout/${canary}`,
  `/shopping-cart/quotes/${canary}`,
  `/order-confirmation/${canary}`,
  '/product/tm200-orbital-motor',
  '/',
)
const deed = fc.record({
  owner: fc.constantFrom(...owners),
  name: fc.constantFrom('quote-1', 'notes', 'bulk', `quote-${canary}`),
  text: fc.string().map((typed) => `${typed}${canary}`),
})
const work = fc.array(deed, { maxLength: 8 })

interface Way {
  readonly isStarting: boolean
  readonly path: string
  readonly otherPath: string
}

/** A browser with two tabs and storages of its own, in which staff begin, or end, to act for a customer. */
async function aBrowser({ isStarting, ...way }: Way) {
  const shop = fakeShop()
  const local = aStorage()
  const hearers: { own: symbol; hear: (message: TabMessage) => void }[] = []
  const stores: Storage[] = [local]
  const begun = shop.visit(staff)
  const token = begun.tokens.read() ?? openSession(shop, staff)
  const aTab = async (tabPath: string, kept: string) => {
    const own = Symbol('tab')
    const storage = aStorage()
    stores.push(storage)
    const tokens = sessionTokenStore(safeStorage(() => storage))
    tokens.write(kept)
    const visit = { shop, tokens }
    const unsentWork: UnsentTexts = localUnsentTexts(safeStorage(() => local))
    const tabs = {
      send: (message: TabMessage) =>
        hearers.filter((each) => each.own !== own).forEach(({ hear }) => hear(message)),
      listen: (hear: (message: TabMessage) => void) => {
        hearers.push({ own, hear })
        return () => {}
      },
    }
    const page = memoryPage(tabPath)
    const counted: CartCount = cartCount(unsentWork, tabs)
    const identity = fakeIdentity(visit)
    const session = startSession({
      ...restOfSession(visit),
      identity: () => Promise.resolve(identity),
      tokens,
      tabs,
      unsentWork,
      page,
    })
    await sessionKnown(session)
    const acting = openActing({ actingGateway: fakeActingGateway(visit), session })
    return { session, tokens, unsentWork, page, counted, acting }
  }
  if (!isStarting) {
    await fakeActingGateway(begun).start({ email: 'us@manifold.test', reason: canary })()
  }
  const present = isStarting ? token : (begun.tokens.read() ?? '')
  const here = await aTab(way.path, present)
  const there = await aTab(way.otherPath, present)
  const everything = () =>
    JSON.stringify(
      stores.map((each) =>
        Array.from({ length: each.length }, (_, at) => [
          each.key(at),
          each.getItem(each.key(at) ?? ''),
        ]),
      ),
    )
  return { shop, here, there, everything }
}

it('leaves in no tab, no storage and no address anything of the account before (T16)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({ isStarting: fc.boolean(), path, otherPath: path }),
      work,
      fc.constantFrom('press', 'expired'),
      async (way, deeds, how) => {
        const { here, there, everything } = await aBrowser(way)
        for (const { owner, name, text } of deeds) {
          here.unsentWork.keep(owner, name, text)
          there.counted.announce(owner, text.length)
        }
        if (way.isStarting) {
          await here.acting.start({ email: 'us@manifold.test', reason: canary })()
        } else if (how === 'press') await here.acting.end()()
        else here.session.send({ type: 'session.expired' })
        await vi.waitUntil(() => here.page.opened.length > 0 && there.page.opened.length > 0)
        expect(everything()).not.toContain(canary)
        expect(everything()).not.toContain('unsent')
        expect([...here.page.opened, ...there.page.opened].join()).not.toContain(canary)
        expect(here.tokens.read()).toBe(there.tokens.read())
      },
    ),
    { numRuns: runs(40) },
  )
})
