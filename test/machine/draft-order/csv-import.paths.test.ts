/** Every state and every transition of the table's chart and of the adding's, with a fault at every step. */
import { describe, expect, it } from 'vitest'
import { addingMachine } from '../../../src/application/draft-order/adding.machine.ts'
import { csvImportMachine } from '../../../src/application/draft-order/csv-import.machine.ts'
import { inlineRows, xlsx } from '../../corpus/workbook-file.ts'
import type { HowAnswered } from '../../fakes/held-answers.ts'
import { namedTransitions, transitionLog } from '../quote-lifecycle.coverage.ts'
import { aFilling, aFillingOf, type Filling, linesFor, until } from './filling.ts'

const severed: HowAnswered = { kind: 'unreachable', offline: false }
const quantities = 'Quantity;Colour\n2;red'

async function pasted(filling: Filling, text: string): Promise<void> {
  filling.send({ type: 'sheet.paste', text })
  await until(() => filling.view().stage !== 'reading')
}

/** A sheet with a hidden row, and another one. */
function book(): Uint8Array {
  const rows = inlineRows([
    ['P011', 1],
    ['P021', 1],
  ])
  return xlsx({
    sheets: [
      { name: 'One', rows: rows.replace('<row r="2">', '<row r="2" hidden="1">') },
      { name: 'Two', rows },
    ],
  })
}

function keyOf(filling: Filling, index = 0): string {
  return filling.lines()[index]?.key ?? ''
}

/** What a person could do, one story after another; every one begins with a page of its own. */
const stories: Readonly<Record<string, (filling: Filling) => Promise<void>>> = {
  'reads, cancels, and reads again': async (filling) => {
    const answer = filling.spreadsheet.hold()
    filling.send({ type: 'sheet.file', file: new Blob(['P011;1']), name: 'a.csv' })
    filling.send({ type: 'work.cancel' })
    answer()
    await pasted(filling, linesFor(1))
    filling.send({ type: 'sheet.file', file: new Blob(['P021;1']), name: 'b.csv' })
    await until(() => filling.lines().length === 2)
  },
  'meets a reader that throws, and dismisses the message': async (filling) => {
    filling.columnMemory.breakNext()
    await pasted(filling, linesFor(1))
    expect(filling.view().refusal).toEqual({ kind: 'unavailable' })
    filling.send({ type: 'refusal.dismiss' })
  },
  'hears that a code stands for a model from now on': async (filling) => {
    await pasted(filling, 'ZQ-77;1')
    await filling.answer('product')
    filling.send({ type: 'ownCodes.kept', codes: ['zq-77'] })
    await filling.held.answerAll()
    filling.send({ type: 'ownCodes.kept', codes: ['zq-77'] })
    await filling.held.answerAll()
    expect(filling.view().stage).toBe('table')
  },
  'gives the columns, or gives up': async (filling) => {
    await pasted(filling, quantities)
    filling.send({ type: 'headings.set', rows: 0 })
    filling.send({ type: 'work.cancel' })
    expect(filling.state()).toBe('empty')
    await pasted(filling, quantities)
    filling.send({ type: 'columns.confirm' })
    filling.send({ type: 'column.map', field: 'modelCode', column: 1 })
    filling.send({ type: 'columns.confirm' })
    expect(filling.view().stage).toBe('table')
    filling.send({ type: 'columns.open' })
    filling.send({ type: 'columns.confirm' })
    filling.send({ type: 'columns.open' })
    filling.send({ type: 'work.cancel' })
    expect(filling.view().stage).toBe('table')
  },
  'chooses another sheet, another heading and the hidden rows': async (filling) => {
    const file = new Blob([new Uint8Array(book())])
    filling.send({ type: 'sheet.file', file, name: 'orders.xlsx' })
    await until(() => filling.view().stage === 'table')
    filling.send({ type: 'columns.open' })
    filling.send({ type: 'hidden.take', takes: true })
    filling.send({ type: 'sheet.choose', index: 1 })
    filling.send({ type: 'work.cancel' })
    expect(filling.view().stage).toBe('mapping')
    filling.send({ type: 'sheet.choose', index: 1 })
    await until(() => filling.view().stage === 'mapping')
    filling.send({ type: 'columns.confirm' })
    expect(filling.view().stage).toBe('table')
    filling.send({ type: 'dates.order', order: 'day-first' })
  },
  'brings several files at once': async (filling) => {
    const files = ['a', 'b', 'c', 'd', 'e'].map((name, index) => ({
      file: new Blob([name === 'c' ? linesFor(101) : `P0${index + 1}1;1`]),
      name,
    }))
    const [first, ...others] = files
    if (!first) expect.fail('There are files.')
    filling.send({ type: 'sheet.file', ...first, others })
    filling.send({ type: 'work.cancel' })
    filling.send({ type: 'sheet.next' })
    await until(() => filling.view().stage === 'table')
    filling.send({ type: 'table.discard' })
    expect(filling.view().waiting).toEqual([])
    filling.send({ type: 'sheet.file', ...first, others })
    await until(() => filling.view().stage === 'table')
    filling.send({ type: 'sheet.next' })
    await until(() => filling.lines().length === 2)
    await filling.held.answerAll()
    filling.send({ type: 'lines.add' })
    await filling.held.answerAll()
    expect(filling.view().stage).toBe('done')
    filling.send({ type: 'sheet.next' })
    await until(() => filling.state() === 'tooMany')
    filling.send({ type: 'columns.open' })
    expect(filling.view().stage).toBe('mapping')
    filling.send({ type: 'work.cancel' })
    expect(filling.view()).toMatchObject({ stage: 'empty', refusal: { kind: 'too-many' } })
    filling.send({ type: 'columns.open' })
    filling.send({ type: 'columns.confirm' })
    expect(filling.state()).toBe('tooMany')
    filling.send({ type: 'sheet.next' })
    await until(() => filling.view().stage === 'table')
    expect(filling.view().waiting).toEqual(['e'])
    filling.send({ type: 'waiting.dismiss' })
    expect(filling.view().waiting).toEqual([])
  },
  'begins by hand, and pastes cells where one stands': async (filling) => {
    filling.send({ type: 'line.append' })
    filling.send({ type: 'line.append' })
    const keys = filling.lines().map(({ key }) => key)
    filling.send({
      type: 'block.paste',
      keys,
      field: 'modelCode',
      rows: [
        ['P011', '2'],
        ['P021', '1'],
      ],
    })
    await filling.held.answerAll()
    expect(filling.view().table?.counts.ready).toBe(2)
  },
  'brings headings without lines': async (filling) => {
    await pasted(filling, 'Model code;Quantity')
    expect(filling.view()).toMatchObject({ stage: 'empty', refusal: { kind: 'no-lines' } })
  },
  'brings too many lines, and then fewer': async (filling) => {
    await pasted(filling, linesFor(101))
    expect(filling.state()).toBe('tooMany')
    filling.send({ type: 'line.append' })
    expect(filling.view().stage).toBe('table')
    filling.send({ type: 'table.discard' })
    await pasted(filling, linesFor(101))
    await pasted(filling, linesFor(101))
    filling.send({ type: 'sheet.file', file: new Blob([linesFor(1)]), name: 'c.csv' })
    await until(() => filling.view().stage === 'table')
    await pasted(filling, linesFor(100))
    expect(filling.view()).toMatchObject({ stage: 'table', refusal: { kind: 'too-many' } })
  },
  'works through a long sheet in hundreds, gives up, and goes on': async (filling) => {
    await pasted(filling, linesFor(250))
    filling.send({ type: 'hundreds.take' })
    await filling.held.answerAll()
    expect(filling.view().table?.counts).toMatchObject({ ready: 100, waiting: 150 })
    filling.clock.increment(1)
    filling.send({ type: 'work.cancel' })
    expect(filling.view().table?.counts).toMatchObject({ ready: 200, waiting: 0, heldBack: 50 })
    filling.send({ type: 'hundreds.resume' })
    filling.clock.increment(1)
    expect(filling.view().table?.counts).toMatchObject({ ready: 250, heldBack: 0 })
  },
  'puts a second sheet to lines that are there, in hundreds': async (filling) => {
    await pasted(filling, linesFor(60))
    await pasted(filling, linesFor(60))
    expect(filling.view()).toMatchObject({ stage: 'table', canTakeLong: true })
    filling.send({ type: 'hundreds.take' })
    expect(filling.lines()).toHaveLength(120)
    expect(filling.view()).toMatchObject({ refusal: undefined, canTakeLong: false })
  },
  'begins again once everything stands on the quote': async (filling) => {
    for (const begin of [
      () => pasted(filling, linesFor(1)),
      () => Promise.resolve(filling.send({ type: 'line.append' })),
      async () => {
        filling.send({ type: 'sheet.file', file: new Blob([linesFor(1)]), name: 'd.csv' })
        await until(() => filling.view().stage === 'table')
      },
    ]) {
      await pasted(filling, linesFor(1))
      await filling.held.answerAll()
      filling.send({ type: 'lines.add' })
      await filling.held.answerAll()
      expect(filling.view().stage).toBe('done')
      await begin()
      filling.send({ type: 'table.discard' })
    }
  },
  'decides once what several lines mean by the same text': async (filling) => {
    await pasted(filling, 'P011\t1\tKW 45\nP011\t2\tKW 45')
    await filling.held.answerAll()
    const [guess] = filling.view().table?.guesses ?? []
    const [repair] = guess?.repairs ?? []
    if (!guess || !repair) expect.fail('There is a guess.')
    filling.send({ type: 'guess.apply', keys: guess.keys, repair })
  },
  'edits in every way there is': async (filling) => {
    await pasted(filling, 'P011\t1 pcs\nP011\t1 pcs\nP021\t1')
    await filling.held.answerAll()
    const key = keyOf(filling)
    const repair = filling.lines()[0]?.cells.quantity.repairs[0]
    if (repair) filling.send({ type: 'repair.apply', key, repair })
    filling.send({ type: 'repairs.apply', kind: 'use-quantity' })
    filling.send({ type: 'date.fill', keys: [key], date: filling.today.today() })
    filling.send({ type: 'table.undo' })
    filling.send({ type: 'table.redo' })
    filling.send({ type: 'table.undo' })
    filling.send({ type: 'lines.merge', keys: [key, keyOf(filling, 1)] })
    filling.send({ type: 'lines.remove', keys: [key] })
    filling.send({ type: 'cell.changed', key: keyOf(filling), field: 'quantity', text: '4' })
    filling.send({ type: 'cell.left' })
    filling.send({ type: 'cell.changed', key: keyOf(filling), field: 'quantity', text: '5' })
    filling.clock.increment(500)
    await filling.held.answerAll()
    expect(filling.view().table?.counts.ready).toBe(1)
  },
  'cancels questions, and meets questions that throw': async (filling) => {
    await pasted(filling, linesFor(1))
    filling.send({ type: 'work.cancel' })
    filling.send({ type: 'lines.retry' })
    await filling.answer('product', () => 'thrown')
    expect(filling.lines()[0]).toMatchObject({ status: 'unanswered' })
    filling.send({ type: 'lines.retry' })
    await filling.answer('product')
    filling.send({ type: 'work.cancel' })
    filling.send({ type: 'lines.retry' })
    await filling.answer('prices', () => 'thrown')
    expect(filling.lines()[0]?.failure).toEqual({ kind: 'malformed' })
    filling.send({ type: 'lines.retry', keys: [keyOf(filling)] })
    await filling.held.answerAll()
    expect(filling.view().table?.counts.ready).toBe(1)
  },
  'asks for own codes, cancels, and meets a question that throws': async (filling) => {
    await pasted(filling, 'XX-1\t1')
    await filling.answer('product')
    filling.send({ type: 'work.cancel' })
    expect(filling.lines()[0]).toMatchObject({ status: 'unanswered', problems: [] })
    filling.send({ type: 'lines.retry' })
    await filling.answer('own codes', () => 'thrown')
    expect(filling.lines()[0]?.failure).toEqual({ kind: 'malformed' })
    filling.send({ type: 'lines.retry' })
    await filling.held.answerAll()
    expect(filling.lines()[0]).toMatchObject({ status: 'faulty' })
  },
  'cancels the adding, before and after the batch has left': async (filling) => {
    await pasted(filling, linesFor(11))
    await filling.held.answerAll()
    filling.send({ type: 'lines.add' })
    filling.send({ type: 'work.cancel' })
    filling.send({ type: 'lines.add' })
    await filling.answer('quote')
    filling.send({ type: 'work.cancel' })
    await filling.held.answerAll()
    expect(filling.stored()).toHaveLength(10)
  },
  'meets a quote that cannot be read, and one whose reading throws': async (filling) => {
    await pasted(filling, linesFor(1))
    await filling.held.answerAll()
    filling.send({ type: 'lines.add' })
    await filling.answer('quote', () => severed)
    expect(filling.lines()[0]?.failure).toEqual(severed)
    filling.send({ type: 'lines.retry' })
    await filling.answer('quote', () => 'thrown')
    expect(filling.lines()[0]).toMatchObject({ status: 'not-added' })
    filling.send({ type: 'cell.changed', key: keyOf(filling), field: 'quantity', text: '3' })
    filling.send({ type: 'cell.left' })
    await filling.held.answerAll()
    expect(filling.lines()[0]).toMatchObject({ status: 'ready', failure: undefined })
    filling.send({ type: 'lines.add' })
    await filling.held.answerAll()
    expect(filling.stored()).toEqual(['M-1'])
  },
  'meets a batch that throws, and settles it by itself or by the person': async (filling) => {
    await pasted(filling, linesFor(1))
    await filling.held.answerAll()
    filling.send({ type: 'lines.add' })
    await filling.answer('quote')
    await filling.answer('batch', () => 'thrown')
    await filling.answer('quote', () => severed)
    filling.send({ type: 'doubt.check' })
    await filling.answer('quote', () => severed)
    filling.send({ type: 'doubt.settle', key: keyOf(filling), wasAdded: false })
    filling.send({ type: 'lines.add' })
    await filling.answer('quote')
    await filling.answer('batch', () => 'lost')
    filling.reload()
    await filling.held.answerAll()
    expect(filling.view().stage).toBe('done')
  },
}

describe('the chart of the table', () => {
  it('takes every transition that it names', async () => {
    const log = transitionLog()
    for (const story of Object.values(stories)) await story(aFilling({ inspect: log.inspect }))
    const named = [csvImportMachine, addingMachine].flatMap(namedTransitions)
    expect(named.filter((name) => !log.taken.has(name))).toEqual([])
  })

  it.each<readonly [string, HowAnswered]>([
    ['product', severed],
    ['prices', { kind: 'timed-out' }],
    ['quote', { kind: 'server-failed', status: 500 }],
    ['batch', 'lost'],
    ['batch', 'cut'],
    ['batch', { kind: 'refused', messages: ['No.'] }],
  ])('ends well when any one answer to %s fails', async (name, how) => {
    for (let step = 0; step < 3; step += 1) {
      const filling = aFilling()
      await pasted(filling, linesFor(25))
      let count = 0
      const fate = (request: { readonly name: string }) => {
        if (!request.name.startsWith(name)) return 'done'
        count += 1
        return count === step + 1 ? how : 'done'
      }
      await filling.held.answerAll(fate)
      for (let round = 0; round < 3; round += 1) {
        filling.send({ type: 'lines.retry' })
        await filling.held.answerAll(fate)
        filling.send({ type: 'lines.add' })
        await filling.held.answerAll(fate)
      }
      expect(filling.view()).toMatchObject({ stage: 'done', addedCount: 25 })
      expect(filling.stored().toSorted()).toEqual(
        Array.from({ length: 25 }, (_, index) => `M-${index + 1}`).toSorted(),
      )
    }
  })

  it('keeps a table that is empty open for a while, so that a removal can be taken back', async () => {
    const filling = await aFillingOf(1)
    filling.send({ type: 'lines.remove', keys: [keyOf(filling)] })
    expect(filling.view().stage).toBe('table')
    filling.send({ type: 'table.undo' })
    expect(filling.lines()).toHaveLength(1)
  })
})
