import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LineView } from '../../../src/application/draft-order/csv-import.view.ts'
import { lineFields } from '../../../src/domain/draft-order/written-line.ts'
import { anAccount } from '../../builders/an-account.ts'
import {
  aFilling,
  aShopOfTwelve,
  type Filling,
  keptLines,
} from '../../machine/draft-order/filling.ts'
import { runs } from '../runs.ts'

const lineCount = 4

const texts = {
  modelCode: ['P011', 'MY-OWN', 'PQ21', 'p01-1', 'myown', 'PQ21', 'P02X', 'MY/TWO'],
  quantity: ['1', '2', '0', 'two', ''],
  requestedDate: ['', '1/2/2099', '1/13/2099', '31.12.2099', '2099-12-31T00:00:00Z', 'soon'],
  customerMaterialNumber: ['', 'M-1', 'M-2'],
}

/** What happens to a line, with a number to choose by. */
type Action = (filling: Filling, line: LineView | undefined, at: number) => unknown

const keyOf = (line: LineView | undefined) => line?.key ?? ''

const type: Action = ({ send }, line, at) => {
  const field = lineFields[at % lineFields.length] ?? 'modelCode'
  const text = texts[field][Math.floor(at / lineFields.length) % texts[field].length] ?? ''
  send({ type: 'cell.changed', key: keyOf(line), field, text })
  if (at % 3 > 0) send({ type: 'cell.left' })
}

const answer: Action = ({ held }, _line, at) => {
  const waiting = held.waiting()
  const how = at % 3 === 0 ? ({ kind: 'server-failed', status: 500 } as const) : 'done'
  return waiting[at % Math.max(1, waiting.length)]?.answer(how)
}

const answerAll: Action = ({ held }) => held.answerAll()

const actions: readonly Action[] = [
  type,
  type,
  type,
  type,
  answer,
  answer,
  answerAll,
  answerAll,
  // Laid over another line, a line of its own has an equal.
  ({ send, lines }, line, at) => {
    const cells = lineFields.map((field) => line?.cells[field].text ?? '')
    const keys = [keyOf(lines()[at % lineCount])]
    send({ type: 'block.paste', keys, field: 'modelCode', rows: [cells] })
  },
  ({ send }, line) => {
    const [repair] = lineFields.flatMap((field) => line?.cells[field].repairs ?? [])
    if (repair) send({ type: 'repair.apply', key: keyOf(line), repair })
  },
  ({ send }, line) => send({ type: 'lines.merge', keys: [keyOf(line)] }),
  ({ send }, line) => send({ type: 'lines.remove', keys: [keyOf(line)] }),
  ({ send }, line) => send({ type: 'lines.add', keys: [keyOf(line)] }),
  ({ send }) => send({ type: 'line.append' }),
  ({ send }) => send({ type: 'table.undo' }),
  ({ send }) => send({ type: 'table.redo' }),
  ({ send }) => send({ type: 'cell.left' }),
  ({ send }) => send({ type: 'work.cancel' }),
  ({ send }) => send({ type: 'lines.retry' }),
  ({ send }) => send({ type: 'dates.order', order: 'day-first' }),
  ({ send }) => send({ type: 'ownCodes.kept', codes: ['MY-OWN'] }),
  ({ today }, _line, at) => today.turnTo(`2099-01-${10 + (at % 20)}`),
]

const happening = fc.record({
  action: fc.constantFrom(...actions),
  line: fc.nat(lineCount),
  at: fc.nat(31),
})

describe('a table that is edited and answered, line by line', () => {
  it('shows what it would show if all of it were worked out from the start (CSV-17)', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(happening, { minLength: 10, maxLength: 30 }),
        async (happenings) => {
          const shop = aShopOfTwelve()
          shop.customCodes.set(anAccount().id, [
            { customCode: 'MY-OWN', modelCode: 'P021', price: undefined },
            { customCode: 'MY-TWO', modelCode: 'P021', price: undefined },
            { customCode: 'MYTWO', modelCode: 'P031', price: undefined },
          ])
          const filling = aFilling({ shop, unsentWork: keptLines(shop, lineCount) })
          for (const { action, line, at } of happenings) {
            await action(filling, filling.lines()[line], at)
            expect(shownIn(filling.view())).toEqual(shownIn(filling.viewFromScratch()))
          }
        },
      ),
      { numRuns: runs(60) },
    )
  })

  it('names other equals where one has gone and another has come (CSV-17)', () => {
    const filling = aFilling({ shop: aShopOfTwelve(), unsentWork: keptLines(aShopOfTwelve(), 4) })
    const paste = (first: number, ...codes: readonly string[]) => {
      const lines = filling.lines().slice(first)
      const cells = codes.map((code) => [code, '1', '', ''])
      const keys = lines.map(({ key }) => key)
      filling.send({ type: 'block.paste', keys, field: 'modelCode', rows: cells })
    }
    paste(0, 'P011', 'P011', 'P011', 'P02X')
    expect(shownIn(filling.view())).toEqual(shownIn(filling.viewFromScratch()))
    paste(2, 'P02X', 'P011')
    expect(shownIn(filling.view())).toEqual(shownIn(filling.viewFromScratch()))
  })

  it('offers a product for a mistaken code once that product is known (CSV-17)', async () => {
    const shop = aShopOfTwelve()
    const filling = aFilling({ shop, unsentWork: keptLines(shop, 2) })
    const typeIn = async (at: number, text: string) => {
      const key = keyOf(filling.lines()[at])
      filling.send({ type: 'cell.changed', key, field: 'modelCode', text })
      filling.send({ type: 'cell.left' })
      await filling.held.answerAll()
      expect(shownIn(filling.view())).toEqual(shownIn(filling.viewFromScratch()))
    }
    await typeIn(0, 'PQ31')
    expect(filling.lines()[0]?.cells.modelCode.repairs).toEqual([])
    await typeIn(1, 'P031')
    const [{ repairs } = { repairs: [] }] = filling.lines().map(({ cells }) => cells.modelCode)
    expect(repairs).toEqual([expect.objectContaining({ kind: 'use-code' })])
  })
})

const shownIn = ({ table, dates }: ReturnType<Filling['view']>) => ({ table, dates })
