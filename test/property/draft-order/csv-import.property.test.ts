import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { HowAnswered } from '../../fakes/held-answers.ts'
import {
  aFilling,
  aShopOfTwelve,
  type Filling,
  keptLines,
} from '../../machine/draft-order/filling.ts'
import { runs } from '../runs.ts'

const lineCount = 13

/** What happens, in any order. */
type Command =
  | { readonly kind: 'answer'; readonly which: number; readonly how: HowAnswered }
  | { readonly kind: 'type'; readonly line: number; readonly quantity: string }
  | { readonly kind: 'remove'; readonly line: number }
  | {
      readonly kind:
        | 'add'
        | 'retry'
        | 'check'
        | 'cancel'
        | 'undo'
        | 'redo'
        | 'leave'
        | 'reload'
        | 'pause'
    }

const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('answer' as const),
      which: fc.nat(15),
      how: fc.constantFrom<HowAnswered>(
        'done',
        'done',
        'done',
        'lost',
        'cut',
        'thrown',
        { kind: 'server-failed', status: 500 },
        { kind: 'refused', messages: ['No.'] },
        { kind: 'unreachable', offline: true },
      ),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('type' as const),
      line: fc.nat(lineCount),
      quantity: fc.constantFrom('1', '3', '5', 'two', ''),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('remove' as const), line: fc.nat(lineCount) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'add',
        'add',
        'retry',
        'check',
        'cancel',
        'undo',
        'redo',
        'leave',
        'reload',
        'pause',
      ),
    }),
  },
)

const commands = fc.array(command, { maxLength: 50, size: 'max' })

async function run(filling: Filling, happening: Command): Promise<void> {
  const keyAt = (index: number) => filling.lines()[index]?.key ?? ''
  switch (happening.kind) {
    case 'answer': {
      const waiting = filling.held.waiting()
      await waiting[happening.which % Math.max(1, waiting.length)]?.answer(happening.how)
      return
    }
    case 'type': {
      const key = keyAt(happening.line)
      return filling.send({
        type: 'cell.changed',
        key,
        field: 'quantity',
        text: happening.quantity,
      })
    }
    case 'remove':
      return filling.send({ type: 'lines.remove', keys: [keyAt(happening.line)] })
    case 'add':
      return filling.send({ type: 'lines.add' })
    case 'retry':
      return filling.send({ type: 'lines.retry' })
    case 'check':
      return filling.send({ type: 'doubt.check' })
    case 'cancel':
      return filling.send({ type: 'work.cancel' })
    case 'undo':
      return filling.send({ type: 'table.undo' })
    case 'redo':
      return filling.send({ type: 'table.redo' })
    case 'leave':
      return filling.send({ type: 'cell.left' })
    case 'pause':
      return filling.clock.increment(500)
    case 'reload':
      return filling.reload()
  }
}

function expectOrder(filling: Filling): void {
  const stored = filling.stored()
  expect(new Set(stored).size).toBe(stored.length)
  expect(filling.held.waiting().filter(({ isWrite }) => isWrite).length).toBeLessThanOrEqual(1)
  for (const { cells, price, status } of filling.lines()) {
    const quantity = Number(cells.quantity.text)
    if (price) expect(price.total).toBe(125 * quantity)
    if (status === 'ready') expect(quantity).toBeGreaterThan(0)
  }
}

/** Everything that is on its way arrives, and the person does what is left to be done. */
async function calm(filling: Filling): Promise<void> {
  filling.send({ type: 'cell.left' })
  for (let round = 0; round < 4; round += 1) {
    await filling.held.answerAll()
    filling.send({ type: 'doubt.check' })
    await filling.held.answerAll()
    filling.send({ type: 'lines.retry' })
  }
  await filling.held.answerAll()
}

describe('whatever is typed, answered, lost, cancelled and reloaded, in whatever order', () => {
  it('no line is added twice, none is lost, and no price is shown for another quantity', async () => {
    await fc.assert(
      fc.asyncProperty(fc.boolean(), commands, async (isKnown, happenings) => {
        const shop = aShopOfTwelve()
        const filling = aFilling({ shop, unsentWork: keptLines(shop, lineCount) })
        if (isKnown) await filling.held.answerAll()
        const removed = new Set<string>()
        for (const happening of happenings) {
          const before = new Set(Object.keys(filling.statuses()))
          const standing = new Set(filling.stored())
          await run(filling, happening)
          if (['remove', 'undo', 'redo'].includes(happening.kind)) {
            const after = new Set(Object.keys(filling.statuses()))
            for (const own of before) if (!after.has(own) && !standing.has(own)) removed.add(own)
            for (const own of after) removed.delete(own)
          }
          expectOrder(filling)
        }
        await calm(filling)
        expectOrder(filling)
        expect(filling.view().table?.progress).toBeUndefined()
        const left = filling.lines().map(({ cells }) => cells.customerMaterialNumber.text)
        const doubtful = filling.lines().filter(({ status }) => status === 'in-doubt')
        expect(doubtful).toEqual([])
        expect([...left, ...filling.stored(), ...removed].toSorted()).toEqual(
          Array.from({ length: lineCount }, (_, index) => `M-${index + 1}`).toSorted(),
        )
        expect(filling.shown().toSorted()).toEqual(filling.stored().toSorted())
      }),
      { numRuns: runs(100) },
    )
  })
})
