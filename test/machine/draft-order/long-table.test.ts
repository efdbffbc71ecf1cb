/** A table of more than a hundred lines, worked through in hundreds on one screen (CSV-08). */
import { describe, expect, it } from 'vitest'
import { inlineRows, xlsx } from '../../corpus/workbook-file.ts'
import {
  aFilling,
  aFillingOf,
  aShopOfTwelve,
  type Filling,
  keptLines,
  linesFor,
  until,
} from './filling.ts'

/** A filling with so many lines in hundreds; nothing has been answered. */
async function aLongFilling(count: number, piecesOf?: (index: number) => number): Promise<Filling> {
  const filling = aFilling()
  filling.send({ type: 'sheet.paste', text: linesFor(count, piecesOf) })
  await until(() => filling.state() === 'tooMany')
  filling.send({ type: 'hundreds.take' })
  return filling
}

/** Every answer comes, and every hundred has its turn. */
async function checkAll(filling: Filling): Promise<void> {
  do {
    await filling.held.answerAll()
    filling.clock.increment(1)
  } while (filling.held.waiting().length > 0 || filling.view().table?.progress !== undefined)
}

/** A sheet of 120 lines of which a hundred are hidden. */
async function bringWithHidden(filling: Filling): Promise<void> {
  const cells = Array.from({ length: 120 }, (_, index) => [`P${two((index % 12) + 1)}1`, 2])
  const rows = inlineRows(cells).replaceAll(/<row r="(?:2[1-9]|[3-9]\d|1\d\d)"/g, '$& hidden="1"')
  const file = new Blob([new Uint8Array(xlsx({ sheets: [{ name: 'One', rows }] }))])
  filling.send({ type: 'sheet.file', file, name: 'orders.xlsx' })
  await until(() => filling.view().report !== undefined)
  await checkAll(filling)
}

const two = (count: number) => String(count).padStart(2, '0')

/** Reads it again with its hidden rows, and with a column that the customer gives. */
function takeHidden(filling: Filling): void {
  filling.send({ type: 'columns.open' })
  filling.send({ type: 'column.map', field: 'quantity', column: 1 })
  filling.send({ type: 'hidden.take', takes: true })
  filling.send({ type: 'columns.confirm' })
}

/** Pastes so many lines over those that are there, from the first one on. */
function pasteBlock(filling: Filling, count: number, pieces = 2): void {
  const rows = linesFor(count, () => pieces)
    .split('\n')
    .map((line) => line.split('\t'))
  const keys = filling.lines().map(({ key }) => key)
  filling.send({ type: 'block.paste', keys, field: 'modelCode', rows })
}

const counts = (filling: Filling) => filling.view().table?.counts

describe('a table of more than a hundred lines', () => {
  it('is refused with a message as ever, and taken when that is asked for (CSV-08)', async () => {
    const filling = aFilling()
    filling.send({ type: 'sheet.paste', text: linesFor(250) })
    await until(() => filling.state() === 'tooMany')
    expect(filling.notices).toEqual([{ tone: 'error', key: 'draftOrder:table.tooManyRows' }])
    expect(filling.view()).toMatchObject({
      stage: 'empty',
      canTakeLong: true,
      refusal: { kind: 'too-many', count: 250, limit: 100 },
    })
    filling.send({ type: 'hundreds.take' })
    expect(filling.view()).toMatchObject({ stage: 'table', refusal: undefined, canTakeLong: false })
    expect(filling.lines().map(({ cells }) => cells.customerMaterialNumber.text)).toEqual(
      Array.from({ length: 250 }, (_, index) => `M-${index + 1}`),
    )
  })

  it('has two thousand lines at most (CSV-08)', async () => {
    const filling = aFilling()
    filling.send({ type: 'sheet.paste', text: linesFor(2001) })
    await until(() => filling.state() === 'tooMany')
    expect(filling.view().canTakeLong).toBe(false)
    filling.send({ type: 'hundreds.take' })
    expect(filling.state()).toBe('tooMany')
    filling.send({ type: 'sheet.paste', text: linesFor(2000) })
    await until(() => filling.view().canTakeLong)
    filling.send({ type: 'hundreds.take' })
    expect(filling.lines()).toHaveLength(2000)
    filling.send({ type: 'line.append' })
    expect(filling.view().refusal).toMatchObject({ kind: 'too-many', count: 2001, limit: 2000 })
  })

  it('is checked one hundred after the other, which asks for each product once (CALL-10)', async () => {
    const filling = await aLongFilling(250, (index) => index + 1)
    expect(counts(filling)).toMatchObject({ waiting: 250 })
    expect(filling.view().table?.progress).toEqual({ phase: 'checking', done: 0, total: 250 })
    await filling.held.answerAll()
    expect(counts(filling)).toMatchObject({ ready: 100, waiting: 150 })
    expect(filling.view().table?.progress).toEqual({ phase: 'checking', done: 100, total: 250 })
    expect(filling.lines()[100]?.status).toBe('unbegun')
    await checkAll(filling)
    expect(counts(filling)).toMatchObject({ ready: 250, waiting: 0 })
    const asked = filling.held.sent.filter((name) => name.startsWith('product'))
    expect(asked).toHaveLength(12)
    expect(new Set(asked).size).toBe(12)
  })

  it('checks no further once that is cancelled, and goes on when it is asked to', async () => {
    const filling = await aLongFilling(250)
    filling.send({ type: 'work.cancel' })
    expect(counts(filling)).toMatchObject({ heldBack: 150, unanswered: 100, waiting: 0 })
    expect(filling.view().table?.progress).toBeUndefined()
    filling.send({ type: 'lines.retry' })
    await filling.held.answerAll()
    expect(counts(filling)).toMatchObject({ ready: 100, heldBack: 150 })
    filling.send({ type: 'hundreds.resume' })
    await checkAll(filling)
    expect(counts(filling)).toMatchObject({ ready: 250, heldBack: 0 })
  })

  it('adds in tens, stops where that is cancelled, and says what has been added (CSV-18)', async () => {
    const filling = await aLongFilling(230)
    await checkAll(filling)
    filling.send({ type: 'lines.add' })
    await filling.answer('quote')
    for (let batch = 0; batch < 12; batch += 1) await filling.answer('batch')
    expect(filling.view().table?.progress).toEqual({ phase: 'adding', done: 120, total: 230 })
    filling.send({ type: 'work.cancel' })
    await filling.held.answerAll()
    expect(filling.stored()).toHaveLength(130)
    expect(filling.view()).toMatchObject({ addedCount: 130, unsentCount: 100 })
    filling.send({ type: 'lines.add' })
    await filling.held.answerAll()
    expect(filling.stored()).toEqual(Array.from({ length: 230 }, (_, index) => `M-${index + 1}`))
    expect(filling.view()).toMatchObject({ stage: 'done', addedCount: 230 })
  })

  it.each(['lost', 'cut'] as const)(
    'is there after a reload in the middle of an add whose answer is %s, and no line is added twice',
    async (fate) => {
      const filling = await aLongFilling(230)
      await checkAll(filling)
      filling.send({ type: 'lines.add' })
      await filling.answer('quote')
      for (let batch = 0; batch < 11; batch += 1) await filling.answer('batch')
      const [request] = filling.held.waiting()
      filling.reload()
      await request?.answer(fate)
      await checkAll(filling)
      filling.send({ type: 'lines.retry' })
      await filling.held.answerAll()
      filling.send({ type: 'lines.add' })
      await filling.held.answerAll()
      await checkAll(filling)
      expect(filling.view()).toMatchObject({ stage: 'done', addedCount: 230 })
      expect(filling.stored().toSorted()).toEqual(
        Array.from({ length: 230 }, (_, index) => `M-${index + 1}`).toSorted(),
      )
    },
  )

  it('is kept in the task after the press that takes it', async () => {
    const filling = await aLongFilling(250)
    const keptNow = () => {
      const other = aFilling({ shop: filling.shop, unsentWork: filling.unsentWork })
      return other.lines().length
    }
    expect(keptNow()).toBe(0)
    filling.clock.increment(0)
    expect(keptNow()).toBe(250)
  })

  it('is kept as well where an edit comes before that task', async () => {
    const filling = await aLongFilling(250)
    filling.send({ type: 'lines.remove', keys: [filling.lines()[0]?.key ?? ''] })
    filling.reload()
    expect(filling.lines()).toHaveLength(249)
  })

  it('is worked through in hundreds again when it was kept by the browser', async () => {
    const shop = aShopOfTwelve()
    const filling = aFilling({ shop, unsentWork: keptLines(shop, 250) })
    expect(counts(filling)).toMatchObject({ waiting: 250 })
    await checkAll(filling)
    expect(counts(filling)).toMatchObject({ ready: 250 })
    filling.send({ type: 'sheet.paste', text: linesFor(100) })
    await until(() => filling.lines().length === 350)
  })

  it('takes the block of cells that was refused', async () => {
    const filling = aFilling()
    filling.send({ type: 'line.append' })
    pasteBlock(filling, 150)
    expect(filling.view()).toMatchObject({ canTakeLong: true, refusal: { count: 150 } })
    expect(filling.lines()).toHaveLength(1)
    filling.send({ type: 'hundreds.take' })
    expect(filling.lines()).toHaveLength(150)
    await checkAll(filling)
    expect(counts(filling)).toMatchObject({ ready: 150 })
  })

  it('remembers no columns that nobody has chosen', async () => {
    const guessed = await aLongFilling(250)
    expect(guessed.lines()).toHaveLength(250)
    expect(guessed.columnMemory.columns()).toEqual([])
    const edited = aFilling()
    const rows = Array.from({ length: 60 }, () => ['P011', '1'])
    edited.send({ type: 'sheet.paste', text: linesFor(50) })
    await until(() => edited.lines().length === 50)
    edited.send({ type: 'line.append' })
    const keys = [edited.lines()[50]?.key ?? '']
    edited.send({ type: 'block.paste', keys, field: 'modelCode', rows })
    edited.send({ type: 'hundreds.take' })
    expect(edited.lines()).toHaveLength(110)
    expect(edited.columnMemory.columns()).toEqual([])
  })

  it('does not write a refused block over what was typed after it', async () => {
    const filling = await aFillingOf(2)
    const [key = ''] = filling.lines().map((line) => line.key)
    pasteBlock(filling, 150)
    filling.send({ type: 'cell.changed', key, field: 'quantity', text: '7' })
    expect(filling.view()).toMatchObject({ canTakeLong: false, refusal: undefined })
    filling.send({ type: 'hundreds.take' })
    expect(filling.lines()).toHaveLength(2)
    expect(filling.lines()[0]?.cells.quantity.text).toBe('7')
  })

  it('forgets why lines were not added that a refused block makes others once it is taken', async () => {
    const filling = await aFillingOf(1)
    filling.send({ type: 'lines.add' })
    await filling.held.answerAll(({ name }) =>
      name === 'batch' ? { kind: 'refused', messages: ['No.'] } : 'done',
    )
    expect(filling.lines()[0]?.status).toBe('not-added')
    pasteBlock(filling, 150, 5)
    filling.send({ type: 'hundreds.take' })
    await checkAll(filling)
    expect(counts(filling)).toMatchObject({ ready: 150, notAdded: 0 })
  })

  it('takes the other reading of a sheet that was refused, once, and remembers its columns (CSV-08)', async () => {
    const filling = await aFillingOf(2)
    await bringWithHidden(filling)
    takeHidden(filling)
    expect(filling.view()).toMatchObject({
      stage: 'table',
      canTakeLong: true,
      refusal: { kind: 'too-many', count: 122, limit: 100 },
      report: { lineCount: 20, takesHidden: false },
    })
    expect(filling.lines()).toHaveLength(22)
    filling.send({ type: 'hundreds.take' })
    expect(filling.lines()).toHaveLength(122)
    expect(new Set(filling.lines().map(({ number }) => number)).size).toBe(122)
    expect(filling.view()).toMatchObject({
      refusal: undefined,
      canTakeLong: false,
      report: { lineCount: 120, takesHidden: true },
    })
    expect(filling.columnMemory.columns()).toHaveLength(1)
    await checkAll(filling)
    expect(counts(filling)).toMatchObject({ ready: 122, waiting: 0 })
    filling.send({ type: 'table.undo' })
    expect(filling.lines()).toHaveLength(22)
  })

  it('does not take another reading once a line of the first has been added: it would be ordered twice', async () => {
    const filling = aFilling()
    await bringWithHidden(filling)
    takeHidden(filling)
    await checkAll(filling)
    filling.send({ type: 'lines.add', keys: [filling.lines()[0]?.key ?? ''] })
    expect(filling.view().canTakeLong).toBe(false)
    await filling.held.answerAll()
    expect(filling.view()).toMatchObject({ canTakeLong: false, addedCount: 1 })
    filling.send({ type: 'hundreds.take' })
    expect(filling.lines()).toHaveLength(19)
    expect(filling.stored()).toHaveLength(1)
  })

  it('is a table of a hundred again once it has been discarded', async () => {
    const filling = await aLongFilling(101)
    filling.send({ type: 'table.discard' })
    filling.send({ type: 'sheet.paste', text: linesFor(101) })
    await until(() => filling.state() === 'tooMany')
    expect(filling.view().refusal).toMatchObject({ limit: 100 })
  })
})
