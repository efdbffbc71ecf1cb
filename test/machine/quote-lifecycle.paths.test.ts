import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { getShortestPaths } from 'xstate/graph'
import type {
  QuoteLifecycleEvent,
  QuoteLifecycleInput,
  ReloadOutcome,
  WriteOutcome,
} from '../../src/domain/quote/quote-lifecycle.context.ts'
import {
  quoteLifecycleMachine,
  type QuoteLifecycleSnapshot,
} from '../../src/domain/quote/quote-lifecycle.machine.ts'
import { addressId, anAddressEntry } from '../builders/an-address.ts'
import { aQuote, aQuoteItem, fulfilmentId, quoteItemId } from '../builders/a-quote.ts'
import {
  namedStates,
  namedTransitions,
  statesIn,
  transitionLog,
} from './quote-lifecycle.coverage.ts'
import {
  aLifecycle,
  done,
  type Lifecycle,
  notes,
  stale,
  today,
  unreachable,
} from './quote-lifecycle.harness.ts'

const itemId = quoteItemId('item-1')
const id = fulfilmentId('fulfilment-1')
const chart = 'quoteLifecycle'
/** As it is after its customer has taken it back. */
const aRecalledQuote = aQuote({
  status: 'returned',
  history: [{ status: 'returned', reason: '', at: '2026-04-06T09:00:00+00:00' }],
})

/** One thing that can happen: what the graph calls it, and how a live chart is told. */
interface Happening {
  readonly event: { readonly type: string; readonly output?: unknown }
  readonly play: (page: Lifecycle) => unknown
  /** The state in which it can happen; everywhere when undefined. */
  readonly at?: string
}

function wish(event: QuoteLifecycleEvent): Happening {
  return { event, play: (page) => page.send(event) }
}

function written(at: string, output: WriteOutcome): Happening {
  const type = `xstate.done.actor.0.${chart}.${at}`
  return { at: `${chart}.${at}`, event: { type, output }, play: (page) => page.answer(output) }
}

function read(output: ReloadOutcome): Happening {
  const type = `xstate.done.actor.0.${chart}.reloading`
  return {
    at: `${chart}.reloading`,
    event: { type, output },
    play: (page) => page.answerReading(output),
  }
}

function broken(at: string): Happening {
  return {
    at: `${chart}.${at}`,
    event: { type: `xstate.error.actor.0.${chart}.${at}` },
    play: (page) => (at === 'reloading' ? page.breakReading() : page.breakWrite()),
  }
}

/** Leads to every state. */
const roads: readonly Happening[] = [
  wish({ type: 'purchase-order.save', number: 'PO-9' }),
  wish({ type: 'quote.submit' }),
  wish({ type: 'quote.resubmit' }),
  wish({ type: 'quote.recall' }),
  wish({ type: 'quote.reload' }),
  wish({ type: 'lines.added', quote: aQuote(), revision: 0 }),
  written('editable.writing', done(aQuote({ purchaseOrderNumber: 'PO-9' }))),
  written('editable.writing', E.right({ kind: 'gone' })),
  written('editable.writing', E.left(stale)),
  written('editable.writing', E.left(unreachable)),
  written('editable.writing', E.left({ kind: 'unconfirmed' })),
  broken('editable.writing'),
  written('editable.submitting', done(aQuote({ status: 'pending-review' }))),
  written('editable.submitting', E.left(stale)),
  written('editable.submitting', E.left(unreachable)),
  broken('editable.submitting'),
  written('recalling', done(aRecalledQuote)),
  written('recalling', E.right({ kind: 'gone' })),
  written('recalling', E.left(stale)),
  written('recalling', E.left(unreachable)),
  broken('recalling'),
  {
    at: `${chart}.editable.refreshing`,
    event: { type: `xstate.after.submitRefresh.${chart}.editable.refreshing` },
    play: (page) => page.clock.increment(2000),
  },
  read(E.right(aQuote({ status: 'pending-review' }))),
  read(E.right(aQuote())),
  read(E.left({ kind: 'not-found' })),
  read(E.left(unreachable)),
  broken('reloading'),
]

/** Leads to no state of its own, and is tried at the end of every road. */
const detours: readonly Happening[] = [
  wish({ type: 'quantity.save', itemId, quantityText: '7' }),
  wish({ type: 'date.save', itemId, today }),
  wish({ type: 'quantities.save', quantities: [{ itemId, text: '8' }] }),
  wish({ type: 'dates.save', dates: [{ itemId, text: '2026-06-01' }], today }),
  wish({ type: 'dates.withdraw', itemIds: [itemId] }),
  wish({
    type: 'model.save',
    itemId,
    model: { modelCode: 'OM1100CNS', choices: undefined, quantity: 3 },
  }),
  wish({ type: 'lines.remove', itemIds: [itemId] }),
  wish({ type: 'lines.clear' }),
  wish({ type: 'promotion.remove', code: 'TENTH' }),
  wish({ type: 'method.choose', fulfilmentId: id, methodId: 'method-pickup' }),
  wish({ type: 'address.chosen', fulfilmentId: id, addressId: addressId('address-2') }),
  wish({ type: 'address.entered', fulfilmentId: id, entry: anAddressEntry() }),
  wish({ type: 'shipping-method.choose', fulfilmentId: id, methodId: 'ship-express' }),
  wish({ type: 'pickup-location.choose', fulfilmentId: id, locationId: 'north' }),
  wish({ type: 'pickup-date.choose', fulfilmentId: id, text: '2026-06-01', today }),
  wish({ type: 'purchase-order.edit', text: 'PO' }),
  wish({ type: 'purchase-order.cancel' }),
  wish({ type: 'quantity.edit', itemId, text: '7' }),
  wish({ type: 'date.edit', itemId, text: '2026-06-01' }),
  wish({ type: 'date.cancel', itemId }),
  wish({ type: 'notes.changed', notes }),
  wish({ type: 'lines.added', quote: aQuote(), revision: -1 }),
  wish({ type: 'failure.dismiss', place: 'submit' }),
  wish({
    type: 'notice.read',
    notice: { kind: 'line-gone', item: aQuoteItem(), texts: [] },
  }),
  wish({ type: 'editor.changed', editor: 'new-lines', count: 3 }),
  wish({ type: 'editor.changed', editor: 'new-lines', count: 0 }),
]

const openings: readonly QuoteLifecycleInput[] = [
  { quote: aQuote(), notes },
  { quote: aQuote({ purchaseOrderNumber: '' }), notes },
  { quote: aQuote({ status: 'returned' }), notes },
  { quote: aQuote({ status: 'approved' }), notes },
  { quote: aQuote({ status: 'resubmitted' }), notes },
]

function vertex({ value, context }: QuoteLifecycleSnapshot): string {
  const { pending, underWay, closedBecause, showsMissing, needsReload, quote } = context
  const kinds = [underWay, ...pending].map((write) => write?.kind)
  const isClosed = closedBecause !== undefined
  return JSON.stringify([value, kinds, isClosed, showsMissing, needsReload, quote.status])
}

function possibleIn(
  state: Pick<QuoteLifecycleSnapshot, '_nodes'>,
  happenings: readonly Happening[],
): readonly Happening[] {
  return happenings.filter(({ at }) => at === undefined || statesIn(state).includes(at))
}

function pathsFrom(input: QuoteLifecycleInput) {
  return getShortestPaths(quoteLifecycleMachine, {
    input,
    events: (state) => possibleIn(state, roads).map(({ event }) => event) as QuoteLifecycleEvent[],
    serializeState: vertex,
    limit: 20_000,
  })
}

type Road = ReturnType<typeof pathsFrom>[number]

/** A live page at the end of a road. */
async function walk(input: QuoteLifecycleInput, road: Road, log: ReturnType<typeof transitionLog>) {
  const page = aLifecycle(input, log.inspect)
  for (const step of road.steps) {
    await roads.find(({ event }) => event === step.event)?.play(page)
  }
  return page
}

describe('the graph of the quote chart', () => {
  it('has a road to every state that the chart names', () => {
    const reached = openings.flatMap((input) =>
      pathsFrom(input).flatMap(({ state }) => statesIn(state)),
    )
    const passing = [`${chart}.arriving`]
    expect(new Set([...passing, ...reached])).toEqual(
      new Set([chart, `${chart}.editable`, ...namedStates(quoteLifecycleMachine)]),
    )
  })

  it('is what a live chart does, with one write at a time and every transition taken', async () => {
    const log = transitionLog()
    const left = new Set<string>()
    for (const input of openings) {
      for (const road of pathsFrom(input)) {
        const page = await walk(input, road, log)
        expect(vertex(page.actor.getSnapshot())).toBe(vertex(road.state))
        const { needsReload, quote } = road.state.context
        const place = JSON.stringify([road.state.value, needsReload, quote.status])
        if (left.has(place) || road.state.status === 'done') continue
        left.add(place)
        for (const { play } of possibleIn(road.state, [...roads, ...detours])) {
          const branch = await walk(input, road, log)
          await play(branch)
          expect(branch.unanswered()).toBeLessThanOrEqual(1)
        }
      }
    }
    expect(namedTransitions(quoteLifecycleMachine).filter((name) => !log.taken.has(name))).toEqual(
      [],
    )
  })
})
