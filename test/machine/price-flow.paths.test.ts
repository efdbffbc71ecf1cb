import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { getShortestPaths } from 'xstate/graph'
import type { PriceFlowEvent, PriceFlowInput } from '../../src/domain/pricing/price-flow.context.ts'
import {
  priceFlowMachine,
  type PriceFlowSnapshot,
} from '../../src/domain/pricing/price-flow.machine.ts'
import { aPrice } from '../builders/a-price.ts'
import { aProduct } from '../builders/a-product.ts'
import { anAccount } from '../builders/an-account.ts'
import { inWords } from '../fakes/in-words.ts'
import {
  addedLine,
  aPriceFlow,
  complete,
  inputOf,
  otherShaft,
  type PriceFlow,
  request,
} from './price-flow.harness.ts'
import {
  namedStates,
  namedTransitions,
  statesIn,
  transitionLog,
} from './quote-lifecycle.coverage.ts'

const chart = 'priceFlow'
const offline = { kind: 'unreachable', offline: true } as const

/** One thing that can happen: what the graph calls it, and how a live chart is told. */
interface Happening {
  readonly event: { readonly type: string; readonly output?: unknown }
  readonly play: (flow: PriceFlow) => unknown
  /** The state in which it can happen; everywhere when undefined. */
  readonly at?: string
}

function wish(event: PriceFlowEvent): Happening {
  return { event, play: (flow) => flow.send(event) }
}

function ended(at: string, output: unknown, play: Happening['play']): Happening {
  const type = `xstate.done.actor.0.${chart}.${at}`
  return { at: `${chart}.${at}`, event: { type, output }, play }
}

function broken(at: string, play: Happening['play']): Happening {
  return {
    at: `${chart}.${at}`,
    event: { type: `xstate.error.actor.0.${chart}.${at}` },
    play,
  }
}

const shown = aPrice()
const price = E.right(shown)
const added = E.right(addedLine)
const failed = E.left(offline)

const happenings: readonly Happening[] = [
  wish({ type: 'configuration.changed', change: complete }),
  wish({ type: 'configuration.changed', change: otherShaft }),
  wish({ type: 'account.changed', account: anAccount(), zone: 'US' }),
  wish({ type: 'account.changed', account: undefined, zone: 'US' }),
  wish({ type: 'product.reworded', product: inWords(aProduct(), 'de') }),
  wish({ type: 'product.reworded', product: aProduct({ modifiers: { US: [], EU: [] } }) }),
  wish({ type: 'form.refused' }),
  wish({ type: 'price.calculate' }),
  wish({ type: 'price.outdated', price: shown }),
  wish({ type: 'quote.want' }),
  wish({ type: 'quote.open' }),
  wish({ type: 'quote.close' }),
  wish({ type: 'quote.add', request }),
  ended('calculating', price, (flow) => flow.price(price)),
  ended('calculating', failed, (flow) => flow.price(failed)),
  broken('calculating', (flow) => flow.breakQuestion()),
  ended('priced.adding', added, (flow) => flow.add(added)),
  ended('priced.adding', failed, (flow) => flow.add(failed)),
  broken('priced.adding', (flow) => flow.breakWrite()),
]

const openings: readonly PriceFlowInput[] = [
  inputOf(),
  inputOf({ changes: [] }),
  inputOf({ account: undefined }),
]

function vertex({ value, context }: PriceFlowSnapshot): string {
  const { account, configuration, isDialogSkipped, isQuoteWanted, rules } = context
  const has = [configuration.choices.has('shaft'), rules.modifiers.length > 0]
  return JSON.stringify([value, account?.id, ...has, isQuoteWanted, isDialogSkipped])
}

function possibleIn(state: Pick<PriceFlowSnapshot, '_nodes'>): readonly Happening[] {
  return happenings.filter(({ at }) => at === undefined || statesIn(state).includes(at))
}

function pathsFrom(input: PriceFlowInput) {
  return getShortestPaths(priceFlowMachine, {
    input,
    events: (state) => possibleIn(state).map(({ event }) => event) as PriceFlowEvent[],
    serializeState: vertex,
    limit: 5000,
  })
}

type Road = ReturnType<typeof pathsFrom>[number]

/** A live flow at the end of a road. */
async function walk(input: PriceFlowInput, road: Road, log: ReturnType<typeof transitionLog>) {
  const flow = aPriceFlow(input, log.inspect)
  for (const step of road.steps) {
    await happenings.find(({ event }) => event === step.event)?.play(flow)
  }
  return flow
}

describe('the graph of the price flow', () => {
  it('has a road to every state that the chart names (PRICE-01)', () => {
    const reached = openings.flatMap((input) =>
      pathsFrom(input).flatMap(({ state }) => statesIn(state)),
    )
    const passing = [`${chart}.arriving`, `${chart}.priced.arriving`]
    expect(new Set([...passing, ...reached])).toEqual(
      new Set([chart, `${chart}.priced`, ...namedStates(priceFlowMachine)]),
    )
  })

  it('is what a live chart does, with every transition taken', async () => {
    const log = transitionLog()
    const left = new Set<string>()
    for (const input of openings) {
      for (const road of pathsFrom(input)) {
        const flow = await walk(input, road, log)
        expect(vertex(flow.actor.getSnapshot())).toBe(vertex(road.state))
        if (left.has(vertex(road.state))) continue
        left.add(vertex(road.state))
        for (const { play } of possibleIn(road.state)) await play(await walk(input, road, log))
      }
    }
    expect(namedTransitions(priceFlowMachine).filter((name) => !log.taken.has(name))).toEqual([])
  })

  it('shows a price in no state but those that have one, whatever the road (PRICE-02)', () => {
    for (const { state } of openings.flatMap(pathsFrom)) {
      expect(state.context.price !== undefined).toBe(state.matches('priced'))
    }
  })
})
