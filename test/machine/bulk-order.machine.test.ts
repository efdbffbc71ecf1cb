/** A bulk order, every answer in the hand of the test. */
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { bulkOrderView } from '../../src/application/bulk-order/bulk-order.view.ts'
import { bulkOrderMachine } from '../../src/application/bulk-order/bulk-order.machine.ts'
import type { BulkEvent } from '../../src/application/bulk-order/bulk-order-context.ts'
import type { BulkFile, FileAnswer } from '../../src/application/bulk-order/bulk-order-file.ts'
import type {
  ReadyBulkLine,
  ResolvedCodes,
} from '../../src/application/bulk-order/bulk-order-lines.ts'
import {
  type AddedLines,
  type BulkReport,
  ownReasons,
} from '../../src/application/bulk-order/bulk-order-report.ts'
import type { ReadSheet } from '../../src/application/draft-order/sheet-columns.ts'
import type { PortFailure } from '../../src/application/failure.ts'
import type { ProductAnswer } from '../../src/domain/catalogue/product-answer.ts'
import {
  type BulkEntry,
  bulkLimit,
  emptyEntry,
  inMode,
} from '../../src/domain/bulk-order/bulk-entry.ts'
import { columnsOf } from '../../src/domain/draft-order/csv-columns.ts'
import { anAmbiguousProduct, shaftAndPorts } from '../builders/an-ambiguous-product.ts'
import { aPlainProduct } from '../builders/a-plain-product.ts'
import { settled } from '../fakes/held-answers.ts'
import {
  namedStates,
  namedTransitions,
  statesIn,
  transitionLog,
} from './quote-lifecycle.coverage.ts'

type Found = ReadonlyMap<string, ProductAnswer>

const log = transitionLog()
const seen = new Set<string>()
const kit = new Map<string, ProductAnswer>([['SK1', E.right(aPlainProduct())]])
const unreachable: PortFailure = { kind: 'unreachable', offline: false }

/** A sheet without headings, a cell of code and a cell of quantity in each row. */
function readRows(...cells: readonly (readonly string[])[]): FileAnswer {
  const rows = cells.map((each, index) => ({ line: index + 1, cells: each }))
  const sheet = { rows, blankRows: 0, formulasWithoutValue: 0, sheets: [], index: 0 }
  return E.right({ sheet, remembered: undefined })
}
const list = (text: string): BulkEntry => ({ ...emptyEntry, text })

/** Questions of one kind, each waiting for what the test answers. */
function heldQuestions<Question, Answer>() {
  const asked: Question[] = []
  const waiting: { readonly resolve: (answer: Answer) => void; readonly reject: () => void }[] = []
  return {
    asked,
    ask: (question: Question) =>
      new Promise<Answer>((resolve, fail) => {
        asked.push(question)
        waiting.push({ resolve, reject: () => fail(new Error('A defect.')) })
      }),
    answer: async (answer: Answer) => {
      waiting.shift()?.resolve(answer)
      await settled()
    },
    break: async () => {
      waiting.shift()?.reject()
      await settled()
    },
  }
}

const noOwnCodes = (codes: readonly string[]): Promise<ResolvedCodes> =>
  Promise.resolve({
    ownCodes: new Map(codes.map((code) => [code.toUpperCase(), E.right('none')])),
    products: new Map(),
  })

function reasonsIn(report: BulkReport | undefined) {
  return report && ownReasons(report).map(({ line }) => line.code)
}

function anOrder(text = '', resolve = noOwnCodes) {
  const files = heldQuestions<BulkFile, FileAnswer>()
  const lookUps = heldQuestions<readonly string[], Found>()
  const writes = heldQuestions<readonly ReadyBulkLine[], AddedLines>()
  const kept: string[] = []
  const columns: unknown[] = []
  let forgotten = 0
  const actor = createActor(
    bulkOrderMachine.provide({
      actors: {
        readFile: fromPromise(({ input }) => files.ask(input)),
        lookUp: fromPromise(({ input }) => lookUps.ask(input)),
        resolveOwn: fromPromise(({ input }) => resolve(input)),
        addLines: fromPromise(({ input }) => writes.ask(input)),
      },
      actions: {
        keep: ({ context }) => void kept.push(context.entry.text),
        keepColumns: ({ context }) => void columns.push(context.taken?.sheet.mapping.columns),
        forgetTries: () => void (forgotten += 1),
      },
    }),
    {
      input: { entry: list(text), reader: { zone: 'US', isPreview: false } },
      inspect: log.inspect,
    },
  )
  actor.subscribe((snapshot) => statesIn(snapshot).forEach((id) => seen.add(id)))
  actor.start()
  const send = (event: BulkEvent) => actor.send(event)
  return {
    files,
    lookUps,
    writes,
    kept,
    columns,
    forgotten: () => forgotten,
    send,
    add: () => send({ type: 'order.add' }),
    type: (typed: string) => send({ type: 'entry.changed', entry: list(typed) }),
    state: () => actor.getSnapshot().value,
    view: () => bulkOrderView(actor.getSnapshot()),
    text: () => actor.getSnapshot().context.entry.text,
    sheetProblem: () => actor.getSnapshot().context.sheetProblem,
    report: () => actor.getSnapshot().context.report,
    /** The codes of the lines that stayed and that no message of the whole order names. */
    ownReasons: () => reasonsIn(actor.getSnapshot().context.report),
    /** Of every line that stayed: its code, what was wrong with it, why it was not added. */
    left: () =>
      actor
        .getSnapshot()
        .context.report?.left.map(({ line, verdict, failure }) => [
          line.code,
          verdict.kind,
          failure?.kind,
        ]),
    allAdded: () =>
      writes.answer({
        added: writes.asked.at(-1)?.map(({ line }) => line) ?? [],
        failures: new Map(),
      }),
  }
}

describe('a bulk order', () => {
  it('is refused before anything is asked, empty or too long', () => {
    const order = anOrder(' ')
    order.add()
    expect(order.report()).toMatchObject({ refusal: 'empty', left: [] })
    order.send({ type: 'report.close' })
    expect(order.report()).toBeUndefined()
    order.type('SK1N10\n'.repeat(bulkLimit + 1))
    order.add()
    expect(order.report()).toMatchObject({ refusal: 'too-many' })
    expect(order.state()).toBe('idle')
    expect(order.lookUps.asked).toEqual([])
  })

  it('is checked, added and cleared of what was added, while more is typed', async () => {
    const order = anOrder('SK1N10, 5\nZZZ1')
    order.add()
    expect(order.state()).toBe('checking')
    expect(order.lookUps.asked).toEqual([['SK1', 'ZZZ']])
    order.type('SK1N10, 5\nZZZ1\nSK1N12, 2')
    await order.lookUps.answer(new Map([...kit, ['ZZZ', E.right('missing')]]))
    expect(order.state()).toBe('adding')
    expect(order.writes.asked.flat().map(({ addition }) => addition.skuCode)).toEqual(['SK1N10'])
    await order.allAdded()
    expect(order.report()).toMatchObject({ addedCount: 1, messages: { notFound: ['ZZZ1'] } })
    expect(order.left()).toEqual([['ZZZ1', 'not-found', undefined]])
    expect(order.ownReasons()).toEqual([])
    expect(order.text()).toBe('ZZZ1\nSK1N12, 2')
    expect(order.kept.at(-1)).toBe(order.text())
  })

  it('resolves the customer’s own codes before anything is added', async () => {
    const customCode = { customCode: 'MY-1', modelCode: 'SK1N10', price: undefined }
    const order = anOrder('my-1, 5', () =>
      Promise.resolve({ ownCodes: new Map([['MY-1', E.right(customCode)]]), products: kit }),
    )
    order.add()
    await order.lookUps.answer(new Map([['MY1', E.right('missing')]]))
    expect(order.writes.asked.flat().map(({ addition }) => addition.skuCode)).toEqual(['SK1N10'])
    await order.allAdded()
    expect(order.report()).toMatchObject({ addedCount: 1, left: [] })
  })

  it('adds a code that can be read in several ways as the one that is chosen', async () => {
    const order = anOrder('AMBA2N, 5')
    order.add()
    await order.lookUps.answer(new Map([['AMB', E.right(anAmbiguousProduct())]]))
    expect(order.left()).toEqual([['AMBA2N', 'several-readings', undefined]])
    const choices = shaftAndPorts('A2', 'N')
    order.send({ type: 'reading.chosen', code: 'AMBA2N', choices })
    expect(order.report()).toBeUndefined()
    order.add()
    await order.lookUps.answer(new Map())
    expect(order.writes.asked.flat().map(({ addition }) => addition.model)).toEqual([
      { code: 'AMBA2N', choices },
    ])
    await order.allAdded()
    expect(order.text()).toBe('')
  })

  it('blames no code where own codes could not be asked for, and asks again', async () => {
    let count = 0
    const order = anOrder('my-1, 5', () => {
      count += 1
      return Promise.reject(new Error('A defect.'))
    })
    for (const round of [1, 2]) {
      order.add()
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      if (round === 1) await order.lookUps.answer(new Map([['MY1', E.right('missing')]]))
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      else await order.lookUps.answer(new Map())
      expect(order.left()).toEqual([['my-1', 'unchecked', undefined]])
      expect(count).toBe(round)
    }
  })

  it('is sent once, however often it is asked for', async () => {
    const order = anOrder('SK1N10, 5')
    order.add()
    order.add()
    await order.lookUps.answer(kit)
    order.add()
    order.send({ type: 'file.take', file: new Blob(['late']), name: 'late.csv', others: [] })
    expect([order.lookUps.asked.length, order.writes.asked.length]).toEqual([1, 1])
    expect(order.files.asked).toEqual([])
  })

  it('writes nothing where nothing can be added, and asks again for what it could not learn', async () => {
    const order = anOrder('SK1N10, 5')
    order.add()
    await order.lookUps.answer(new Map([['SK1', E.left(unreachable)]]))
    expect(order.state()).toBe('idle')
    expect(order.left()).toEqual([['SK1N10', 'unchecked', undefined]])
    order.add()
    expect(order.report()).toBeUndefined()
    await order.lookUps.break()
    expect(order.left()).toEqual([['SK1N10', 'unchecked', undefined]])
    expect(order.writes.asked).toEqual([])
    order.add()
    await order.lookUps.answer(kit)
    await order.allAdded()
    expect(order.lookUps.asked).toEqual([['SK1'], ['SK1'], ['SK1']])
    expect(order.report()).toMatchObject({ addedCount: 1, left: [] })
  })

  it('keeps what the server refused, with its reason', async () => {
    const order = anOrder('SK1N10, 5\nSK1N12, 2')
    order.add()
    await order.lookUps.answer(kit)
    const [first, second] = order.writes.asked.flat().map(({ line }) => line)
    if (!first || !second) expect.fail('Both lines are ready.')
    await order.writes.answer({ added: [second], failures: new Map([[first.key, unreachable]]) })
    expect(order.left()).toEqual([['SK1N10', 'ready', 'unreachable']])
    expect(order.ownReasons()).toEqual(['SK1N10'])
    expect(order.text()).toBe('SK1N10, 5')
  })

  it('lets go of lines that a quote has taken, and of no other that is there by then', async () => {
    const order = anOrder('SK1N10, 5\nOM1080CNS, 3')
    order.add()
    order.type('SK1N10, 5\nOM1080CNS, 3\nSK1N12, 2')
    await order.lookUps.answer(kit)
    await order.allAdded()
    order.send({
      type: 'lines.quoted',
      lines: [{ key: '2', code: 'OM1080CNS', quantity: '3' }],
    })
    expect(order.text()).toBe('SK1N12, 2')
    expect(order.kept.at(-1)).toBe('SK1N12, 2')
  })

  it('forgets what was tried when its lines change, and neither when they are entered otherwise nor when they are taken up', () => {
    const order = anOrder()
    order.send({ type: 'entry.kept', entry: list('SK1N10, 5') })
    expect([order.text(), order.kept.at(-1)]).toEqual(['SK1N10, 5', 'SK1N10, 5'])
    order.send({ type: 'entry.changed', entry: inMode(list('SK1N10, 5'), 'grid') })
    order.type('SK1N10, 5')
    expect(order.forgotten()).toBe(0)
    order.type('SK1N10, 6')
    expect(order.forgotten()).toBe(1)
  })

  it('is in doubt, and stays whole, where adding broke off', async () => {
    const order = anOrder('SK1N10, 5')
    order.add()
    await order.lookUps.answer(kit)
    await order.writes.break()
    expect(order.left()).toEqual([['SK1N10', 'ready', 'unconfirmed']])
    expect(order.text()).toBe('SK1N10, 5')
  })
})

describe('a file for a bulk order', () => {
  const file = new Blob(['SK1N12, 2'])
  const taken = { type: 'file.take', file, name: 'order.csv', others: [] } as const

  it('puts its lines behind those that were typed meanwhile', async () => {
    const order = anOrder()
    order.send(taken)
    expect(order.state()).toBe('reading')
    order.type('SK1N10, 5')
    order.add()
    expect(order.lookUps.asked).toEqual([])
    await order.files.answer(readRows(['SK1N12', '2']))
    expect(order.text()).toBe('SK1N10, 5\nSK1N12, 2')
    expect(order.kept.at(-1)).toBe(order.text())
  })

  it('waits for what is being looked up or written, and others for it, and none is lost', async () => {
    const order = anOrder('SK1N10, 5')
    order.add()
    order.send(taken)
    order.send({ ...taken, name: 'second.csv' })
    expect(order.state()).toBe('checking')
    expect(order.view().isReading).toBe(true)
    await order.lookUps.answer(kit)
    await order.allAdded()
    expect(order.state()).toBe('reading')
    await order.files.answer(readRows(['SK1N12', '2']))
    await order.files.answer(readRows(['SK1V10', '3']))
    expect(order.files.asked.map(({ name }) => name)).toEqual(['order.csv', 'second.csv'])
    expect(order.text()).toBe('SK1N12, 2\nSK1V10, 3')
    expect(order.view().isReading).toBe(false)
  })

  it('gives way to another sheet of it, and what was typed stays', async () => {
    const order = anOrder('SK1N10, 5')
    order.send({ type: 'file.sheet', index: 1 })
    expect(order.state()).toBe('idle')
    order.send(taken)
    await order.files.answer(readRows(['COVER', '']))
    expect(order.text()).toBe('SK1N10, 5\nCOVER')
    order.send({ type: 'file.sheet', index: 1 })
    await order.files.answer(readRows(['SK1N12', '2']))
    expect(order.text()).toBe('SK1N10, 5\nSK1N12, 2')
    expect(order.files.asked.map(({ name, sheet }) => [name, sheet])).toEqual([
      ['order.csv', undefined],
      ['order.csv', 1],
    ])
  })

  it('is read once more with its hidden rows, in place of what it gave before', async () => {
    const order = anOrder('SK1N10, 5')
    order.send({ type: 'hidden.take', takes: true })
    expect(order.view().taken).toBeUndefined()
    order.send(taken)
    const rows = [
      { line: 1, cells: ['SK1N12', '2'] },
      { line: 2, cells: ['SK1N14', '1'], isHidden: true },
    ]
    const sheet = { rows, blankRows: 0, formulasWithoutValue: 0, sheets: [], index: 0 }
    await order.files.answer(E.right({ sheet, remembered: undefined }))
    expect(order.text()).toBe('SK1N10, 5\nSK1N12, 2')
    order.send({ type: 'hidden.take', takes: true })
    expect(order.text()).toBe('SK1N10, 5\nSK1N12, 2\nSK1N14, 1')
    order.send({ type: 'hidden.take', takes: false })
    expect(order.text()).toBe('SK1N10, 5\nSK1N12, 2')
    expect(order.files.asked).toHaveLength(1)
    expect(order.kept.at(-1)).toBe(order.text())
  })

  it('is read by the columns and below the headings that the customer chooses', async () => {
    const order = anOrder('SK1V10, 5')
    order.send(taken)
    await order.files.answer(
      readRows(['Art', 'Bez', 'Anz'], ['a', 'SK1N12', '2'], ['b', 'SK1N14', '1']),
    )
    order.send({ type: 'headings.set', rows: 1 })
    order.send({ type: 'column.map', field: 'modelCode', column: 1 })
    order.send({ type: 'column.map', field: 'quantity', column: 2 })
    expect(order.text()).toBe('SK1V10, 5\nSK1N12, 2\nSK1N14, 1')
    expect(
      order.view().taken?.columns.columns.map(({ heading, field }) => [heading, field]),
    ).toEqual([
      ['Art', undefined],
      ['Bez', 'modelCode'],
      ['Anz', 'quantity'],
    ])
    expect(order.columns.at(-1)).toMatchObject({ modelCode: 1, quantity: 2 })
  })

  it('says that no row has a SKU, and can be read by another column', async () => {
    const order = anOrder()
    order.send(taken)
    await order.files.answer(readRows(['', '', 'SK1N12']))
    expect(order.view()).toMatchObject({
      sheetProblem: { kind: 'no-lines' },
      taken: { canReadAgain: true, lacksCodes: true },
    })
    order.type('')
    order.send({ type: 'column.map', field: 'modelCode', column: 2 })
    expect(order.text()).toBe('SK1N12')
    expect(order.view()).toMatchObject({ sheetProblem: undefined, taken: { lacksCodes: false } })
  })

  it('says that its formulas have no values, where that is why it has no lines', async () => {
    const order = anOrder()
    order.send(taken)
    const rows = [{ line: 1, cells: ['', '', 'Total'] }]
    const sheet = { rows, blankRows: 0, formulasWithoutValue: 2, sheets: [], index: 0 }
    await order.files.answer(E.right({ sheet, remembered: undefined }))
    expect(order.sheetProblem()).toEqual({ kind: 'no-values' })
  })

  it('is read in the columns that are remembered for such files', async () => {
    const order = anOrder()
    order.send(taken)
    const columns = { ...columnsOf([]).columns, modelCode: 1, quantity: 0 }
    const answer = readRows(['2', 'SK1N12'])
    const remembered = { headerRows: 0, columns, foundBy: 'customer' } as const
    await order.files.answer(E.map((read: ReadSheet) => ({ ...read, remembered }))(answer))
    expect(order.text()).toBe('SK1N12, 2')
  })

  it('is not read differently once one of its lines has been changed or has left', async () => {
    const order = anOrder()
    order.send(taken)
    await order.files.answer(readRows(['SK1N12', '2'], ['ZZZ1', '1']))
    order.type('SK1N12, 7\nZZZ1, 1')
    expect(order.view().taken?.canReadAgain).toBe(false)
    order.send({ type: 'column.map', field: 'quantity', column: undefined })
    expect(order.text()).toBe('SK1N12, 7\nZZZ1, 1')
    order.type('SK1N12, 2\nZZZ1, 1')
    expect(order.view().taken?.canReadAgain).toBe(true)
    order.add()
    await order.lookUps.answer(new Map([...kit, ['ZZZ', E.right('missing')]]))
    await order.allAdded()
    expect(order.text()).toBe('ZZZ1, 1')
    order.send({ type: 'hidden.take', takes: true })
    expect(order.text()).toBe('ZZZ1, 1')
  })

  it('that cannot be read says why, changes nothing, and can be given again', async () => {
    const order = anOrder('SK1N10, 5')
    order.send(taken)
    await order.files.answer(E.left({ kind: 'empty' }))
    expect(order.sheetProblem()).toEqual({ kind: 'empty' })
    order.send(taken)
    expect(order.sheetProblem()).toBeUndefined()
    await order.files.break()
    expect(order.sheetProblem()).toEqual({ kind: 'unavailable' })
    expect([order.state(), order.text()]).toEqual(['idle', 'SK1N10, 5'])
    order.send({ type: 'report.close' })
    expect(order.sheetProblem()).toBeUndefined()
  })
})

describe('what the page shows of a bulk order', () => {
  it('is how far it has come, and what came of it (CSV-01)', async () => {
    const resolving = heldQuestions<readonly string[], ResolvedCodes>()
    const order = anOrder('', resolving.ask)
    const stages = [order.view().stage]
    order.send({ type: 'file.take', file: new Blob(), name: 'order.csv', others: [] })
    stages.push(order.view().stage)
    await order.files.answer(readRows(['SK1N12', '2']))
    expect(order.view().taken?.name).toBe('order.csv')
    order.type('SK1N12, 2\nMINE, 1')
    order.add()
    stages.push(order.view().stage)
    await order.lookUps.answer(new Map([...kit, ['MIN', E.right('missing')]]))
    stages.push(order.view().stage)
    await resolving.answer({ ownCodes: new Map(), products: new Map() })
    stages.push(order.view().stage)
    await order.allAdded()
    stages.push(order.view().stage)
    expect(stages).toEqual(['filling', 'reading', 'checking', 'checking', 'adding', 'filling'])
    expect(order.view().report?.addedCount).toBe(1)
    expect(order.view().entry.text).toBe('MINE, 1')
  })

  it('is why a file was not read', async () => {
    const order = anOrder()
    order.send({ type: 'file.take', file: new Blob(), name: 'order.csv', others: [] })
    await order.files.answer(E.left({ kind: 'empty' }))
    expect(order.view()).toMatchObject({ stage: 'filling', sheetProblem: { kind: 'empty' } })
  })
})

describe('the chart of a bulk order', () => {
  it('is told of another zone, and has no state and no transition that the above leave out', () => {
    anOrder().send({ type: 'reader.changed', reader: { zone: 'EU', isPreview: false } })
    // Entered and left at once, between two answers.
    const passing = new Set(['bulkOrder.checked'])
    const states = namedStates(bulkOrderMachine).filter((id) => !passing.has(id))
    expect(states.filter((id) => !seen.has(id))).toEqual([])
    expect(namedTransitions(bulkOrderMachine).filter((name) => !log.taken.has(name))).toEqual([])
  })
})
