import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { lineEntryMachine } from '../../../src/application/draft-order/line-entry.machine.ts'
import type { PriceFlowInput } from '../../../src/domain/pricing/price-flow.context.ts'
import { aEuropeanAccount, anAccount } from '../../builders/an-account.ts'
import { complete, otherShaft } from '../price-flow.harness.ts'
import {
  namedStates,
  namedTransitions,
  statesIn,
  transitionLog,
} from '../quote-lifecycle.coverage.ts'
import { aLineEntry, type LineEntry } from './line-entry.harness.ts'

const failed = E.left({ kind: 'unreachable', offline: true } as const)

/** One thing that can happen; `at` is where it can, everywhere when undefined. */
interface Happening {
  readonly play: (line: LineEntry) => unknown
  readonly at?: (line: LineEntry) => boolean
}

const isAsked = (line: LineEntry) => line.stage() === 'calculating'
const isWritten = (line: LineEntry) => line.view().isAdding

const happenings: readonly Happening[] = [
  { play: (line) => line.send({ type: 'configuration.changed', change: complete }) },
  { play: (line) => line.send({ type: 'configuration.changed', change: otherShaft }) },
  { play: (line) => line.quantity('2') },
  { play: (line) => line.quantity('none') },
  { play: (line) => line.send({ type: 'quantity.left' }) },
  { play: (line) => line.send({ type: 'line.typed' }) },
  { play: (line) => line.send({ type: 'price.calculate' }) },
  { play: (line) => line.send({ type: 'account.changed', account: anAccount() }) },
  { play: (line) => line.send({ type: 'account.changed', account: aEuropeanAccount() }) },
  { play: (line) => line.add() },
  { play: (line) => line.add({ date: 'no day' }) },
  { at: isAsked, play: (line) => line.price() },
  { at: isAsked, play: (line) => line.price(failed) },
  { at: isAsked, play: (line) => line.breakQuestion() },
  { at: isWritten, play: (line) => line.addAnswer() },
  { at: isWritten, play: (line) => line.addAnswer(failed) },
  { at: isWritten, play: (line) => line.breakWrite() },
]

const openings: readonly Partial<PriceFlowInput>[] = [{}, { changes: [] }]

/** What tells one situation from another: where the two charts are, and what is missing or wrong. */
function situation(line: LineEntry): string {
  const { panel, problems, failure } = line.view()
  return JSON.stringify([
    line.state(),
    panel.stage,
    panel.problems.length > 0,
    panel.failure !== undefined,
    problems.length > 0,
    failure !== undefined,
  ])
}

interface Road {
  readonly opening: Partial<PriceFlowInput>
  readonly steps: readonly Happening[]
}

/** Tries everything that can happen in every situation that is come to, each by the shortest road there. */
async function walkAll(visit: (line: LineEntry) => void) {
  const log = transitionLog()
  const states = new Set<string>()
  const known = new Set<string>()
  const roads: Road[] = openings.map((opening) => ({ opening, steps: [] }))
  const walk = async ({ opening, steps }: Road) => {
    const line = aLineEntry(opening, log.inspect)
    for (const { play } of steps) await play(line)
    return line
  }
  for (let road = roads.shift(); road; road = roads.shift()) {
    const line = await walk(road)
    visit(line)
    if (known.has(situation(line))) continue
    known.add(situation(line))
    for (const id of statesIn(line.actor.getSnapshot())) states.add(id)
    for (const next of happenings) {
      if (next.at?.(line) ?? true) roads.push({ ...road, steps: [...road.steps, next] })
    }
  }
  return { taken: log.taken, states, known }
}

describe('the graph of a line that is entered', () => {
  it('takes every transition and comes to every state, with a price only where it belongs (PRICE-02)', async () => {
    const { taken, states } = await walkAll((line) => {
      expect(line.view().panel.price !== undefined).toBe(line.stage() === 'priced')
      if (line.view().isAdding) expect(line.stage()).toBe('priced')
      expect(line.told.length).toBeLessThanOrEqual(line.lines.length)
    })
    const passing = ['lineEntry.asking', 'lineEntry.checking']
    expect(new Set([...passing, ...states])).toEqual(
      new Set(['lineEntry', ...namedStates(lineEntryMachine)]),
    )
    expect(namedTransitions(lineEntryMachine).filter((name) => !taken.has(name))).toEqual([])
  })
})
