/** Whatever is pressed, left, lost and answered in whatever order: one order, one charge. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PlacementKind } from '../fakes/fake-placements.ts'
import { answered, aBrowser, cart, type Page, untilPlaced } from '../machine/placement.harness.ts'
import { runs } from './runs.ts'

const way = fc.array(
  fc.constantFrom<PlacementKind>(
    'processing',
    'requires-payment-method',
    'requires-action',
    'requires-confirmation',
    'canceled',
  ),
  { maxLength: 4 },
)
const end = fc.constantFrom(
  ['placed'] as const,
  ['requires-capture', 'placed'] as const,
  ['paid-not-placed', 'placed'] as const,
)

const deeds = [
  'press',
  'press in the other tab',
  'go on',
  'go on in the other tab',
  'cancel',
  'check',
  'wait',
  'reload',
  'lose the answer',
  'lose the press',
  'hold a press',
  'hold a look',
  'let one arrive',
  'let all arrive',
] as const

type Deed = (typeof deeds)[number]

const doing = fc.constantFrom(...deeds)

describe('a placement', () => {
  it('is one order and one charge, whatever happens on the way (CART-08, CART-09)', async () => {
    await fc.assert(
      fc.asyncProperty(
        way,
        end,
        fc.array(doing, { maxLength: 25 }),
        async (before, after, deeds) => {
          const { charges, kind } = await livedThrough([...before, ...after], deeds)
          expect(charges).toEqual([cart])
          expect(kind).toBe('placed')
        },
      ),
      { numRuns: runs(80) },
    )
  })
})

/** Does all of it, one after the other, and then presses on until the order is placed. */
async function livedThrough(statuses: readonly PlacementKind[], deeds: readonly Deed[]) {
  const { shop, page, charges } = await aBrowser(statuses)
  const { calls } = shop
  const held: (() => void)[] = []
  let tabs: readonly [Page, Page] = [page(), page()]
  const [unconfirmed, lost] = [{ kind: 'unconfirmed' }, 'placementGateway.placeOrder'] as const
  const effects: Readonly<Record<Deed, () => void>> = {
    press: () => tabs[0].actor.send({ type: 'order.place' }),
    'press in the other tab': () => tabs[1].actor.send({ type: 'order.place' }),
    'go on': () => tabs[0].goOn(),
    'go on in the other tab': () => tabs[1].goOn(),
    cancel: () => tabs[0].actor.send({ type: 'placement.cancel' }),
    check: () => tabs[0].actor.send({ type: 'placement.check' }),
    wait: () => tabs[0].clock.increment(30_000),
    reload: () => {
      tabs[0].actor.stop()
      tabs = [page(), tabs[1]]
    },
    'lose the answer': () => calls.failNext(lost, unconfirmed, 'after-commit'),
    'lose the press': () => calls.failNext(lost, unconfirmed),
    'hold a press': () => void held.push(calls.hold(lost)),
    'hold a look': () => void held.push(calls.hold('placementGateway.getPlacement')),
    'let one arrive': () => held.pop()?.(),
    'let all arrive': () => held.splice(0).forEach((arrive) => arrive()),
  }
  for (const deed of deeds) {
    effects[deed]()
    // oxlint-disable-next-line no-await-in-loop -- one thing after the other
    await answered()
    expect(charges.length).toBeLessThanOrEqual(1)
  }
  held.forEach((arrive) => arrive())
  for (const tab of tabs) {
    // oxlint-disable-next-line no-await-in-loop -- one tab after the other
    await untilPlaced(tab)
  }
  return { charges, kind: shop.placements.byCart.get(cart)?.placement.kind }
}
