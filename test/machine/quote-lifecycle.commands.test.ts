import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Quote } from '../../src/domain/quote/quote.ts'
import type { WriteOutcome } from '../../src/domain/quote/quote-lifecycle.context.ts'
import { mayDo } from '../../src/domain/quote/quote-status.ts'
import { partsOf, placeOf, type QuoteWrite } from '../../src/domain/quote/quote-write.ts'
import { aQuote, aQuoteItem, quoteItemId } from '../builders/a-quote.ts'
import { aLifecycle, done, type Lifecycle, notes, unreachable } from './quote-lifecycle.harness.ts'

const itemId = quoteItemId('item-1')

/** What happens, in any order. */
type Command =
  | { readonly kind: 'quantity'; readonly quantity: number }
  | { readonly kind: 'order'; readonly number: string }
  | { readonly kind: 'submit' | 'reload' | 'wait' | 'other-tab-submits' | 'other-tab-orders' }
  | { readonly kind: 'write-answers'; readonly how: 'done' | 'refused' | 'lost' }
  | { readonly kind: 'reading-answers'; readonly how: 'done' | 'lost' }
  | { readonly kind: 'lines-are-added' }
  | { readonly kind: 'lines-are-answered'; readonly which: number }

const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ kind: fc.constant('quantity' as const), quantity: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ kind: fc.constant('order' as const), number: fc.constantFrom('PO-1', 'PO-2') }),
  fc.record({
    kind: fc.constantFrom('submit', 'reload', 'wait', 'other-tab-submits', 'other-tab-orders'),
  }),
  fc.record({
    kind: fc.constant('write-answers' as const),
    how: fc.constantFrom('done', 'done', 'refused', 'lost'),
  }),
  fc.record({
    kind: fc.constant('reading-answers' as const),
    how: fc.constantFrom('done', 'lost'),
  }),
  fc.record({ kind: fc.constant('lines-are-added' as const) }),
  fc.record({ kind: fc.constant('lines-are-answered' as const), which: fc.nat(3) }),
)

/** The server in a few lines: one quote, whose number counts its versions. */
function aServer() {
  let version = 0
  let quote: Quote = aQuote({ number: '0' })
  const journal: QuoteWrite[] = []
  const change = (next: Partial<Quote>) => {
    version += 1
    quote = { ...quote, ...next, number: String(version) }
  }
  return {
    journal,
    read: () => quote,
    change,
    commit: (write: QuoteWrite): WriteOutcome => {
      if (!mayDo('edit', quote.status)) return E.left({ kind: 'stale', messages: ['Submitted.'] })
      journal.push(write)
      if (write.kind === 'quantity') change({ items: [aQuoteItem({ quantity: write.quantity })] })
      if (write.kind === 'purchase-order') change({ purchaseOrderNumber: write.number })
      if (write.kind === 'submit') change({ status: 'pending-review' })
      return done(quote)
    },
  }
}

interface World {
  readonly page: Lifecycle
  readonly server: ReturnType<typeof aServer>
  /** Lines that the server has added, and whose answer has not arrived yet. */
  readonly additions: { readonly quote: Quote; readonly revision: number }[]
  readonly wishes: string[]
}

async function run(world: World, happening: Command): Promise<void> {
  const { page, server, additions, wishes } = world
  switch (happening.kind) {
    case 'quantity':
      wishes.push('quantity:item-1')
      return page.send({ type: 'quantity.save', itemId, quantityText: String(happening.quantity) })
    case 'order':
      wishes.push('purchase-order')
      return page.send({ type: 'purchase-order.save', number: happening.number })
    case 'submit':
      wishes.push('submit')
      return page.send({ type: 'quote.submit' })
    case 'reload':
      return page.send({ type: 'quote.reload' })
    case 'wait':
      return page.clock.increment(2000)
    case 'other-tab-submits':
      return server.change({ status: 'pending-review' })
    case 'other-tab-orders':
      return server.change({ purchaseOrderNumber: 'PO-X' })
    case 'write-answers': {
      const write = page.sent().at(-1)
      if (!write || page.unanswered() === 0) return
      if (happening.how === 'refused') return page.answer(E.left(unreachable))
      const [outcome] = partsOf(write).map(server.commit)
      if (!outcome) return
      return page.answer(happening.how === 'done' ? outcome : E.left({ kind: 'unconfirmed' }))
    }
    case 'reading-answers':
      if (!page.readings().some(({ isAnswered, signal }) => !isAnswered && !signal.aborted)) return
      return page.answerReading(
        happening.how === 'done' ? E.right(server.read()) : E.left(unreachable),
      )
    case 'lines-are-added': {
      const { revision } = page.view()
      server.change({ comment: 'Ten more lines.' })
      additions.push({ quote: server.read(), revision })
      return
    }
    case 'lines-are-answered': {
      const [added] = additions.splice(happening.which % Math.max(1, additions.length), 1)
      if (added) page.send({ type: 'lines.added', ...added })
    }
  }
}

function aWorld(): World {
  return {
    page: aLifecycle({ quote: aQuote({ number: '0' }), notes }),
    server: aServer(),
    additions: [],
    wishes: [],
  }
}

/** Everything that is on its way arrives, and the clock goes on. */
async function calm(world: World): Promise<void> {
  for (let round = 0; round < 20; round += 1) {
    await run(world, { kind: 'write-answers', how: 'done' })
    await run(world, { kind: 'wait' })
    await run(world, { kind: 'reading-answers', how: 'done' })
  }
}

function countOf(place: string, places: readonly string[]): number {
  return places.filter((each) => each === place).length
}

describe('whatever happens, in whatever order', () => {
  it('one write is under way, none is sent unasked, and nothing older replaces anything newer', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(command, { maxLength: 40 }), async (commands) => {
        const world = aWorld()
        const { page, server } = world
        let shown = 0
        for (const happening of commands) {
          await run(world, happening)
          expect(page.unanswered()).toBeLessThanOrEqual(1)
          const version = Number(page.view().quote.number)
          expect(version).toBeGreaterThanOrEqual(shown)
          shown = version
          const sent = page.sent().flatMap(partsOf).map(placeOf)
          for (const place of new Set(sent)) {
            expect(countOf(place, sent)).toBeLessThanOrEqual(countOf(place, world.wishes))
          }
        }
        await calm(world)
        page.send({ type: 'quote.reload' })
        await run(world, { kind: 'reading-answers', how: 'done' })
        expect(page.view().quote).toEqual(server.read())
        expect(page.view().isBusy).toBe(false)
      }),
      { numRuns: 300 },
    )
  })

  it('the quantity that was saved last is the one on screen and on the server', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.oneof(
            fc.record({
              kind: fc.constant('quantity' as const),
              quantity: fc.integer({ min: 1, max: 4 }),
            }),
            fc.constant({ kind: 'write-answers', how: 'done' } as const),
            fc.constant({ kind: 'reload' } as const),
            fc.constant({ kind: 'reading-answers', how: 'done' } as const),
          ),
          { maxLength: 30 },
        ),
        async (commands) => {
          const world = aWorld()
          const { page } = world
          for (const happening of commands) await run(world, happening)
          await calm(world)
          const saved = commands.findLast((each) => each.kind === 'quantity')
          const last = saved?.quantity ?? 2
          expect(world.server.read().items[0]?.quantity).toBe(last)
          expect(page.view().rows[0]?.quantity).toMatchObject({ text: String(last), stored: last })
        },
      ),
      { numRuns: 200 },
    )
  })

  it('lines that were added elsewhere end up on screen, with no wish lost to them', async () => {
    const part: fc.Arbitrary<Command> = fc.oneof(
      command.filter(({ kind }) => kind === 'quantity' || kind === 'reload'),
      fc.constant({ kind: 'write-answers' as const, how: 'done' as const }),
      fc.constant({ kind: 'write-answers' as const, how: 'refused' as const }),
      fc.constant({ kind: 'reading-answers' as const, how: 'done' as const }),
      fc.constant({ kind: 'lines-are-added' as const }),
      fc.nat(3).map((which) => ({ kind: 'lines-are-answered' as const, which })),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 30 }), async (commands) => {
        const world = aWorld()
        for (const happening of commands) await run(world, happening)
        const latest = Math.max(0, ...world.additions.map(({ quote }) => Number(quote.number)))
        while (world.additions.length > 0)
          await run(world, { kind: 'lines-are-answered', which: 0 })
        await calm(world)
        expect(Number(world.page.view().quote.number)).toBeGreaterThanOrEqual(latest)
        expect(world.page.view().quote).toEqual(world.server.read())
      }),
      { numRuns: 200 },
    )
  })
})
