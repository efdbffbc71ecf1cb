/** Choosing what is read of a sheet: other lines stay, what was edited comes back by undoing, what was added stays added. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inlineRows, xlsx } from '../../corpus/workbook-file.ts'
import { aFilling, aFillingOf, type Filling, linesFor, until } from './filling.ts'

async function bring(filling: Filling, text: string, name = 'a.csv'): Promise<void> {
  filling.send({ type: 'sheet.file', file: new Blob([text]), name })
  await until(() => filling.view().stage !== 'reading')
}

const codesIn = (filling: Filling) => filling.lines().map(({ cells }) => cells.modelCode.text)
const datesIn = (filling: Filling) => filling.lines().map(({ cells }) => cells.requestedDate.text)
const numbersIn = (filling: Filling) => filling.lines().map(({ number }) => number)

const book = new Blob([
  new Uint8Array(
    xlsx({
      sheets: [
        { name: 'One', rows: inlineRows([['P011', 1]]) },
        {
          name: 'Two',
          rows: inlineRows([
            ['P021', 2],
            ['P031', 3],
          ]),
        },
        { name: 'Many', rows: inlineRows(Array.from({ length: 101 }, () => ['P041', 1])) },
        { name: 'Words', rows: inlineRows([['Model code', 'Quantity']]) },
      ],
    }),
  ),
])

async function bringBook(filling: Filling): Promise<void> {
  filling.send({ type: 'sheet.file', file: book, name: 'book.xlsx' })
  await until(() => filling.view().stage === 'table')
}

async function chooseSheet(filling: Filling, index: number): Promise<void> {
  filling.send({ type: 'sheet.choose', index })
  await until(() => filling.view().stage !== 'reading')
}

describe('the columns of a sheet', () => {
  it('are offered where they say something, in their heading or below it', async () => {
    const filling = aFilling()
    await bring(filling, 'What;;Colour;;\n1;;;P021;\n2;;;P031;\n')
    filling.send({ type: 'columns.open' })
    const offered = () => filling.view().mapping?.columns.map(({ index }) => index)
    expect(offered()).toEqual([0, 2, 3])
    filling.send({ type: 'headings.set', rows: 2 })
    expect(offered()).toEqual([0, 3])
  })
})

describe('another sheet of a workbook', () => {
  it('takes the place of the one that was read, and leaves other lines alone', async () => {
    const filling = await aFillingOf(2)
    const before = codesIn(filling)
    await bringBook(filling)
    filling.send({ type: 'columns.open' })
    await chooseSheet(filling, 1)
    expect(filling.view()).toMatchObject({ stage: 'mapping', mapping: { lineCount: 2 } })
    filling.send({ type: 'columns.confirm' })
    expect(codesIn(filling)).toEqual([...before, 'P021', 'P031'])
    expect(new Set(numbersIn(filling)).size).toBe(4)
  })

  it('that cannot be taken leaves the lines that are there, and what is known of them (CSV-08)', async () => {
    const filling = aFilling()
    await bringBook(filling)
    filling.send({ type: 'columns.open' })
    await chooseSheet(filling, 2)
    filling.send({ type: 'columns.confirm' })
    expect(filling.view()).toMatchObject({
      stage: 'table',
      refusal: { kind: 'too-many', count: 101 },
      report: { lineCount: 1 },
      canChoose: true,
    })
    expect(filling.view().report?.sheets.find(({ isRead }) => isRead)?.name).toBe('One')
    expect(codesIn(filling)).toEqual(['P011'])
    filling.send({ type: 'columns.open' })
    await chooseSheet(filling, 3)
    expect(filling.view().mapping?.canContinue).toBe(false)
    filling.send({ type: 'work.cancel' })
    expect(filling.view()).toMatchObject({ stage: 'table', report: { lineCount: 1 } })
  })

  it('that cannot be read is told where it was chosen', async () => {
    const filling = aFilling()
    await bringBook(filling)
    filling.send({ type: 'columns.open' })
    filling.spreadsheet.failNext({ kind: 'unavailable' })
    await chooseSheet(filling, 1)
    expect(filling.view()).toMatchObject({ stage: 'mapping', refusal: { kind: 'unavailable' } })
    filling.send({ type: 'work.cancel' })
    expect(filling.view()).toMatchObject({ stage: 'table', refusal: undefined })
  })
})

describe('reading in another way', () => {
  it('is not offered once a line of the sheet has been added: it would be ordered twice', async () => {
    const filling = await aFillingOf(2)
    const [line] = filling.lines()
    filling.send({ type: 'lines.add', keys: [line?.key ?? ''] })
    await filling.held.answerAll()
    expect(filling.view()).toMatchObject({ stage: 'table', canChoose: false })
    filling.send({ type: 'columns.open' })
    expect(filling.view().stage).toBe('table')
  })

  it('is not offered for lines that were undone or kept from an earlier visit', async () => {
    const filling = await aFillingOf(2)
    filling.send({ type: 'table.undo' })
    expect(filling.view().canChoose).toBe(false)
    const reloaded = await aFillingOf(2)
    reloaded.reload()
    expect(reloaded.view()).toMatchObject({ canChoose: false, report: undefined })
  })

  it('loses no line but by what was chosen, whatever is edited, chosen and undone', async () => {
    const steps = fc.array(
      fc.constantFrom('edit', 'remove', 'open', 'headings', 'confirm', 'cancel', 'undo'),
      { maxLength: 10 },
    )
    await fc.assert(
      fc.asyncProperty(steps, async (drawn) => {
        const filling = aFilling()
        await bring(filling, linesFor(2).replaceAll('\t', ';'), 'first.csv')
        const own = filling.lines().map(({ key }) => key)
        await bring(filling, 'P051;5\nP061;6', 'second.csv')
        for (const step of drawn) {
          const last = filling.lines().at(-1)?.key ?? ''
          if (step === 'edit') {
            filling.send({ type: 'cell.changed', key: last, field: 'quantity', text: '9' })
          } else if (step === 'remove' && !own.includes(last)) {
            filling.send({ type: 'lines.remove', keys: [last] })
          } else if (step === 'open') filling.send({ type: 'columns.open' })
          else if (step === 'headings') filling.send({ type: 'headings.set', rows: 1 })
          else if (step === 'confirm') filling.send({ type: 'columns.confirm' })
          else if (step === 'cancel') filling.send({ type: 'work.cancel' })
          else if (step === 'undo') filling.send({ type: 'table.undo' })
        }
        filling.send({ type: 'work.cancel' })
        // The first file goes as a whole, and only by undoing that it was read.
        const kept = filling.lines().filter(({ key }) => own.includes(key))
        const undos = drawn.filter((step) => step === 'undo').length
        expect(kept.length === own.length || (undos > 1 && kept.length === 0)).toBe(true)
        expect(new Set(numbersIn(filling)).size).toBe(filling.lines().length)
      }),
      { numRuns: 40 },
    )
  })
})

describe('dates that can mean two days', () => {
  it('are read in the order that is chosen, chosen again, and as they were by undoing', async () => {
    const filling = aFilling()
    const written = ['3/9/2027', '13/9/2027', '2027-03-09', '']
    await bring(filling, written.map((date) => `P011;1;${date};x`).join('\n'))
    expect(filling.view().dates).toMatchObject({ proven: 'day-first', evidence: '13/9/2027' })
    expect(datesIn(filling)).toEqual(written)
    filling.send({ type: 'dates.order', order: 'day-first' })
    expect(datesIn(filling)).toEqual([
      '2027-09-03T00:00:00Z',
      '2027-09-13T00:00:00Z',
      '2027-03-09',
      '',
    ])
    filling.send({ type: 'dates.order', order: 'month-first' })
    expect(datesIn(filling)[0]).toBe('2027-03-09T00:00:00Z')
    expect(filling.view().dates?.chosen).toBe('month-first')
    filling.send({ type: 'dates.order', order: 'day-first' })
    filling.send({ type: 'table.undo' })
    expect(datesIn(filling)[0]).toBe('2027-03-09T00:00:00Z')
  })

  it('leave alone what was typed by hand since then, and lines of another file', async () => {
    const filling = aFilling()
    await bring(filling, 'P011;1;3/9/2027;x')
    await bring(filling, 'P021;1;4/9/2027;x\nP031;1;5/9/2027;x', 'b.csv')
    const [, second] = filling.lines()
    filling.send({
      type: 'cell.changed',
      key: second?.key ?? '',
      field: 'requestedDate',
      text: '2027-12-01T00:00:00Z',
    })
    filling.send({ type: 'dates.order', order: 'day-first' })
    expect(datesIn(filling)).toEqual(['3/9/2027', '2027-12-01T00:00:00Z', '2027-09-05T00:00:00Z'])
  })
})
