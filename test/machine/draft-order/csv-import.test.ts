/** The table of a draft order before the fake shop: what is asked, what is added, and what of it when answers fail. */
import { describe, expect, it } from 'vitest'
import { anAccount } from '../../builders/an-account.ts'
import { settled } from '../../fakes/held-answers.ts'
import { memoryUnsentWork } from '../../fakes/memory-unsent-work.ts'
import { aShopOfTwelve, aFilling, aFillingOf, linesFor, until } from './filling.ts'

const tooLong = 'draftOrder:table.tooManyRows'
const added = { tone: 'success', key: 'draftOrder:itemsAdded' }

describe('from pasted lines to the quote', () => {
  it('looks up, prices, adds, and shows the lines on the quote (CSV-17)', async () => {
    const filling = await aFillingOf(3)
    expect(filling.statuses()).toEqual({ 'M-1': 'ready', 'M-2': 'ready', 'M-3': 'ready' })
    expect(filling.lines()[0]?.price).toMatchObject({ total: 250, currency: 'USD' })
    filling.send({ type: 'lines.add' })
    await filling.held.answerAll()
    expect(filling.view()).toMatchObject({ stage: 'done', addedCount: 3 })
    expect(filling.stored()).toEqual(['M-1', 'M-2', 'M-3'])
    expect(filling.shown()).toEqual(filling.stored())
  })

  it('says once that items were added, however many batches it took (DRAFT-23)', async () => {
    const filling = await aFillingOf(25)
    filling.send({ type: 'lines.add' })
    await filling.held.answerAll()
    expect(filling.notices).toEqual([added])
  })

  it('adds the lines that are ready while others stay (CSV-17)', async () => {
    const filling = await aFillingOf(3)
    const [, faulty] = filling.lines()
    filling.send({ type: 'cell.changed', key: faulty?.key ?? '', field: 'quantity', text: 'two' })
    filling.send({ type: 'lines.add' })
    await filling.held.answerAll()
    expect(filling.stored()).toEqual(['M-1', 'M-3'])
    expect(filling.statuses()).toEqual({ 'M-2': 'faulty' })
    expect(filling.view().addedCount).toBe(2)
  })

  it('adds some of the lines that are ready, where some are meant', async () => {
    const filling = await aFillingOf(3)
    const [first] = filling.lines()
    filling.send({ type: 'lines.add', keys: [first?.key ?? ''] })
    await filling.held.answerAll()
    expect(filling.stored()).toEqual(['M-1'])
    expect(filling.statuses()).toEqual({ 'M-2': 'ready', 'M-3': 'ready' })
  })

  it('asks for ten products side by side and adds ten lines at a time (CSV-18, CALL-10)', async () => {
    const filling = aFilling()
    filling.send({ type: 'sheet.paste', text: linesFor(100, (index) => index + 1) })
    await until(() => filling.held.waiting().length > 0)
    expect(filling.held.waiting()).toHaveLength(10)
    const asking = await filling.held.answerAll()
    filling.send({ type: 'lines.add' })
    const adding = await filling.held.answerAll()
    expect(filling.held.sent.filter((name) => name.startsWith('product'))).toHaveLength(12)
    expect(filling.held.sent.filter((name) => name.startsWith('prices'))).toEqual([
      'prices 50',
      'prices 50',
    ])
    expect(filling.batches).toEqual([10, 10, 10, 10, 10, 10, 10, 10, 10, 10])
    expect(filling.stored()).toHaveLength(100)
    expect(asking + adding).toBeLessThanOrEqual(14)
  })
})

describe('reading lines', () => {
  it('takes a hundred lines and none more, and says so (CSV-08)', async () => {
    const filling = aFilling()
    filling.send({ type: 'sheet.paste', text: linesFor(101) })
    await until(() => filling.state() === 'tooMany')
    expect(filling.notices).toEqual([{ tone: 'error', key: tooLong }])
    expect(filling.view()).toMatchObject({
      stage: 'empty',
      refusal: { kind: 'too-many', count: 101, limit: 100 },
    })
    filling.send({ type: 'sheet.paste', text: `Model code\tQuantity\n${linesFor(100)}` })
    await until(() => filling.view().stage === 'table')
    expect(filling.lines()).toHaveLength(100)
    expect(filling.view().refusal).toBeUndefined()
  })

  it('puts further lines behind those that are there, and leaves them alone when there are too many', async () => {
    const filling = await aFillingOf(60)
    filling.send({ type: 'sheet.paste', text: linesFor(40) })
    await until(() => filling.lines().length === 100)
    filling.send({ type: 'sheet.paste', text: linesFor(1) })
    await until(() => filling.view().refusal !== undefined)
    expect(filling.view()).toMatchObject({ stage: 'table', refusal: { count: 101 } })
    expect(filling.lines()).toHaveLength(100)
    expect(new Set(filling.lines().map(({ key }) => key)).size).toBe(100)
  })

  it('says why a file cannot be read, and what was there stays', async () => {
    const filling = await aFillingOf(2)
    filling.spreadsheet.failNext({ kind: 'unclosed-quote', line: 7 })
    filling.send({ type: 'sheet.file', file: new Blob(['"']), name: 'orders.csv' })
    expect(filling.view()).toMatchObject({ stage: 'reading', fileName: 'orders.csv' })
    await until(() => filling.view().refusal !== undefined)
    expect(filling.view()).toMatchObject({
      stage: 'table',
      refusal: { kind: 'unclosed-quote', line: 7 },
    })
    expect(filling.lines()).toHaveLength(2)
    filling.send({ type: 'refusal.dismiss' })
    expect(filling.view().refusal).toBeUndefined()
  })

  it('gives up reading when it is cancelled', async () => {
    const filling = aFilling()
    const answer = filling.spreadsheet.hold()
    filling.send({ type: 'sheet.file', file: new Blob([linesFor(2)]), name: 'orders.csv' })
    filling.send({ type: 'work.cancel' })
    answer()
    expect(filling.view()).toMatchObject({ stage: 'empty', refusal: undefined })
  })

  it('asks for the columns when nobody can tell where the codes are, and remembers the answer', async () => {
    const filling = aFilling()
    const text = 'Quantity;Colour\n2;red\n3;blue'
    filling.send({ type: 'sheet.paste', text })
    await until(() => filling.view().stage !== 'reading')
    expect(filling.view().mapping?.columns.map(({ heading }) => heading)).toEqual([
      'Quantity',
      'Colour',
    ])
    expect(filling.view().mapping?.columns.map(({ samples }) => samples)).toEqual([
      ['2', '3'],
      ['red', 'blue'],
    ])
    filling.send({ type: 'columns.confirm' })
    expect(filling.view()).toMatchObject({ stage: 'mapping', mapping: { canContinue: false } })
    filling.send({ type: 'column.map', field: 'modelCode', column: 1 })
    filling.send({ type: 'columns.confirm' })
    expect(filling.lines().map(({ cells }) => cells.modelCode.text)).toEqual(['red', 'blue'])
    filling.send({ type: 'table.discard' })
    filling.send({ type: 'sheet.paste', text })
    await until(() => filling.view().stage === 'table')
    expect(filling.lines().map(({ cells }) => cells.quantity.text)).toEqual(['2', '3'])
  })

  it('lets the columns be given again, and says what was changed in the lines since then', async () => {
    const filling = await aFillingOf(2)
    expect(filling.view()).toMatchObject({ canChoose: true, report: { isEdited: false } })
    filling.send({ type: 'columns.open' })
    filling.send({ type: 'column.map', field: 'customerMaterialNumber', column: undefined })
    filling.send({ type: 'columns.confirm' })
    expect(filling.lines().map(({ cells }) => cells.customerMaterialNumber.text)).toEqual(['', ''])
    const [line] = filling.lines()
    filling.send({ type: 'cell.changed', key: line?.key ?? '', field: 'quantity', text: '9' })
    expect(filling.view()).toMatchObject({ canChoose: true, report: { isEdited: true } })
    filling.send({ type: 'columns.open' })
    filling.send({ type: 'columns.confirm' })
    expect(filling.lines().map(({ cells }) => cells.quantity.text)).not.toContain('9')
    filling.send({ type: 'table.undo' })
    expect(filling.lines().map(({ cells }) => cells.quantity.text)).toContain('9')
  })
})

describe('when an answer fails', () => {
  it('asks again only for the product that could not be had', async () => {
    const filling = aFilling()
    filling.send({ type: 'sheet.paste', text: linesFor(3) })
    await until(() => filling.held.waiting().length === 3)
    await filling.held.answerAll(({ name }) =>
      name === 'product P02' ? { kind: 'server-failed', status: 500 } : 'done',
    )
    expect(filling.statuses()).toEqual({ 'M-1': 'ready', 'M-2': 'unanswered', 'M-3': 'ready' })
    expect(filling.lines()[1]?.failure).toEqual({ kind: 'server-failed', status: 500 })
    expect(filling.view().table?.retryCount).toBe(1)
    const before = filling.held.sent.length
    filling.send({ type: 'lines.retry' })
    await filling.held.answerAll()
    expect(filling.held.sent.slice(before)).toEqual(['product P02', 'prices 1'])
    expect(filling.statuses()['M-2']).toBe('ready')
  })

  it('asks again for the prices that could not be had', async () => {
    const filling = aFilling()
    filling.send({ type: 'sheet.paste', text: linesFor(3) })
    await until(() => filling.held.waiting().length === 3)
    await filling.held.answerAll(({ name }) =>
      name === 'prices 3' ? { kind: 'timed-out' } : 'done',
    )
    expect(new Set(Object.values(filling.statuses()))).toEqual(new Set(['unpriced']))
    filling.send({ type: 'lines.retry' })
    await filling.held.answerAll()
    expect(new Set(Object.values(filling.statuses()))).toEqual(new Set(['ready']))
  })

  it('leaves the lines of a batch that failed in the table, and sends only those again', async () => {
    const filling = await aFillingOf(25)
    filling.send({ type: 'lines.add' })
    let batch = 0
    await filling.held.answerAll(({ name }) => {
      if (name === 'batch') batch += 1
      return name === 'batch' && batch === 2 ? { kind: 'server-failed', status: 500 } : 'done'
    })
    expect(filling.stored()).toHaveLength(15)
    expect(filling.lines().map(({ status }) => status)).toEqual(
      Array.from({ length: 10 }, () => 'not-added'),
    )
    expect(filling.lines()[0]?.failure).toEqual({ kind: 'server-failed', status: 500 })
    expect(filling.view().table?.retryCount).toBe(10)
    filling.send({ type: 'lines.retry' })
    await filling.held.answerAll()
    expect(filling.batches).toEqual([10, 10, 5, 10])
    expect(new Set(filling.stored()).size).toBe(25)
    expect(filling.view().stage).toBe('done')
  })

  it('shows the words of a refusal, and sends the refused lines one by one (DRAFT-24)', async () => {
    const filling = await aFillingOf(4)
    const messages = ['Line 2: The delivery date must be later.']
    filling.send({ type: 'lines.add' })
    await filling.held.answerAll(({ name }) =>
      name === 'batch' ? { kind: 'refused', messages } : 'done',
    )
    expect(filling.lines()[1]?.failure).toEqual({ kind: 'refused', messages })
    expect(filling.notices).toEqual([])
    filling.send({ type: 'lines.retry' })
    await filling.held.answerAll()
    expect(filling.batches).toEqual([4, 1, 1, 1, 1])
    expect(filling.stored()).toHaveLength(4)
  })

  it('ends the run at a failure that every batch would meet', async () => {
    const filling = await aFillingOf(25)
    filling.send({ type: 'lines.add' })
    await filling.held.answerAll(({ name }) =>
      name === 'batch' ? { kind: 'unreachable', offline: true } : 'done',
    )
    expect(filling.batches).toEqual([10])
    expect(Object.values(filling.statuses()).filter((status) => status === 'ready')).toHaveLength(
      15,
    )
    expect(filling.view().table?.progress).toBeUndefined()
  })

  it('has the quote read again when it can no longer be edited', async () => {
    const filling = await aFillingOf(2)
    filling.send({ type: 'lines.add' })
    await filling.answer('quote')
    const { quote } = filling.page.getSnapshot().context
    const owned = filling.shop.quotes.get(quote.id)
    if (owned)
      filling.shop.quotes.set(quote.id, { ...owned, quote: { ...quote, status: 'approved' } })
    await filling.held.answerAll()
    expect(filling.lines()[0]).toMatchObject({ status: 'not-added', failure: { kind: 'stale' } })
    await until(() => filling.page.getSnapshot().matches('readOnly'))
  })
})

describe('a batch whose answer got lost', () => {
  it('is found in the quote and not sent again', async () => {
    const filling = await aFillingOf(25)
    filling.send({ type: 'lines.add' })
    let batch = 0
    await filling.held.answerAll(({ name }) => {
      if (name === 'batch') batch += 1
      return name === 'batch' && batch === 2 ? 'lost' : 'done'
    })
    expect(filling.view()).toMatchObject({ stage: 'done', addedCount: 25 })
    expect(filling.stored()).toHaveLength(25)
    expect(filling.shown()).toEqual(filling.stored())
  })

  it('stays in the table when the quote does not hold it, and can be sent again', async () => {
    const filling = await aFillingOf(12)
    filling.send({ type: 'lines.add' })
    let batch = 0
    await filling.held.answerAll(({ name }) => {
      if (name === 'batch') batch += 1
      return name === 'batch' && batch === 1 ? 'cut' : 'done'
    })
    expect(filling.stored()).toEqual(['M-11', 'M-12'])
    expect(filling.lines()[0]).toMatchObject({
      status: 'not-added',
      failure: { kind: 'not-saved' },
    })
    filling.send({ type: 'lines.retry' })
    await filling.held.answerAll()
    expect(filling.stored()).toHaveLength(12)
    expect(new Set(filling.stored()).size).toBe(12)
  })

  it('stays in doubt while the quote cannot be read, and nothing else is sent before it can', async () => {
    const filling = await aFillingOf(12)
    filling.send({ type: 'lines.add' })
    await filling.answer('quote')
    await filling.answer('batch', () => 'lost')
    await filling.answer('quote', () => ({ kind: 'timed-out' }))
    expect(filling.lines()[0]).toMatchObject({ status: 'in-doubt', canEdit: false })
    expect(filling.view().table?.canCheckDoubt).toBe(true)
    filling.send({ type: 'lines.add' })
    await settled()
    expect(filling.held.waiting().map(({ name }) => name)).toEqual(['quote'])
    await filling.held.answerAll()
    expect(filling.view()).toMatchObject({ stage: 'done', addedCount: 12 })
    expect(new Set(filling.stored()).size).toBe(12)
    expect(filling.stored()).toHaveLength(12)
  })

  it('can be looked for again without adding anything else', async () => {
    const filling = await aFillingOf(2)
    filling.send({ type: 'lines.add' })
    await filling.answer('quote')
    await filling.answer('batch', () => 'lost')
    await filling.answer('quote', () => ({ kind: 'timed-out' }))
    filling.send({ type: 'doubt.check' })
    expect(filling.view().table?.progress?.phase).toBe('settling')
    await filling.held.answerAll()
    expect(filling.view().stage).toBe('done')
    expect(filling.notices).toEqual([added])
  })

  it('is asked about when the quote could have come to its lines in another way', async () => {
    const filling = await aFillingOf(2)
    filling.send({ type: 'lines.add' })
    await filling.answer('quote')
    await filling.answer('batch', () => 'lost')
    // Another tab removes one of the two lines before the quote is read.
    const { quote } = filling.page.getSnapshot().context
    const owned = filling.shop.quotes.get(quote.id)
    if (owned) {
      const items = owned.quote.items.slice(1)
      filling.shop.quotes.set(quote.id, { ...owned, quote: { ...owned.quote, items } })
    }
    await filling.held.answerAll()
    expect(filling.statuses()).toEqual({ 'M-1': 'in-doubt', 'M-2': 'in-doubt' })
    expect(filling.view().table?.canCheckDoubt).toBe(false)
    const [line] = filling.lines()
    filling.send({ type: 'doubt.settle', key: line?.key ?? '', wasAdded: false })
    expect(filling.statuses()).toEqual({ 'M-1': 'ready', 'M-2': 'ready' })
  })

  it('leaves the table when the person has found it on the quote', async () => {
    const filling = await aFillingOf(12)
    filling.send({
      type: 'lines.add',
      keys: filling
        .lines()
        .slice(0, 10)
        .map(({ key }) => key),
    })
    await filling.answer('quote')
    await filling.answer('batch', () => 'lost')
    await filling.answer('quote', () => ({ kind: 'timed-out' }))
    const [line] = filling.lines()
    filling.send({ type: 'doubt.settle', key: line?.key ?? '', wasAdded: true })
    expect(filling.statuses()).toEqual({ 'M-11': 'ready', 'M-12': 'ready' })
    expect(filling.view().addedCount).toBe(10)
  })
})

describe('cancelling', () => {
  it('gives up what is being looked up and keeps the lines, until the customer tries again', async () => {
    const filling = aFilling()
    filling.send({ type: 'sheet.paste', text: linesFor(20) })
    await until(() => filling.held.waiting().length === 10)
    filling.send({ type: 'work.cancel' })
    expect(filling.held.waiting()).toEqual([])
    expect(filling.view().table?.progress).toBeUndefined()
    expect(filling.lines()[0]).toMatchObject({ status: 'unanswered', failure: { kind: 'aborted' } })
    filling.send({ type: 'lines.retry' })
    await filling.held.answerAll()
    expect(filling.view().table?.counts.ready).toBe(20)
  })

  it('gives up what is being priced', async () => {
    const filling = aFilling()
    filling.send({ type: 'sheet.paste', text: linesFor(3) })
    await until(() => filling.held.waiting().length === 3)
    for (const request of filling.held.waiting()) await request.answer()
    expect(filling.view().table?.progress).toEqual({ phase: 'pricing', done: 0, total: 3 })
    filling.send({ type: 'work.cancel' })
    expect(filling.held.waiting()).toEqual([])
    expect(filling.view().table?.counts).toMatchObject({ unpriced: 3, faulty: 0, unanswered: 0 })
  })

  it('lets the batch under way arrive and holds the others back', async () => {
    const filling = await aFillingOf(25)
    filling.send({ type: 'lines.add' })
    await filling.answer('quote')
    expect(filling.view().table?.progress).toEqual({ phase: 'adding', done: 0, total: 25 })
    filling.send({ type: 'work.cancel' })
    await filling.held.answerAll()
    expect(filling.stored()).toHaveLength(10)
    expect(filling.view().table?.counts.ready).toBe(15)
  })

  it('sends nothing when it comes before the quote has been read', async () => {
    const filling = await aFillingOf(2)
    filling.send({ type: 'lines.add' })
    filling.send({ type: 'work.cancel' })
    await filling.held.answerAll()
    expect(filling.batches).toEqual([])
    expect(filling.view().table?.counts.ready).toBe(2)
  })
})

describe('correcting a line', () => {
  it('asks for the new price only, and for no product that is known', async () => {
    const filling = await aFillingOf(3)
    const before = filling.held.sent.length
    const [line] = filling.lines()
    filling.send({ type: 'cell.changed', key: line?.key ?? '', field: 'quantity', text: '5' })
    expect(filling.held.sent).toHaveLength(before)
    filling.send({ type: 'cell.left' })
    await filling.held.answerAll()
    expect(filling.held.sent.slice(before)).toEqual(['prices 1'])
    expect(filling.lines()[0]?.price?.total).toBe(625)
  })

  it('waits for the pause between keys', async () => {
    const filling = await aFillingOf(1)
    const before = filling.held.sent.length
    const [line] = filling.lines()
    for (const text of ['1', '12']) {
      filling.send({ type: 'cell.changed', key: line?.key ?? '', field: 'quantity', text })
      filling.clock.increment(499)
    }
    expect(filling.held.sent).toHaveLength(before)
    filling.clock.increment(1)
    expect(filling.held.sent.slice(before)).toEqual(['prices 1'])
  })

  it('never shows the price of an older quantity', async () => {
    const filling = await aFillingOf(1)
    const key = filling.lines()[0]?.key ?? ''
    filling.send({ type: 'cell.changed', key, field: 'quantity', text: '5' })
    filling.send({ type: 'cell.left' })
    filling.send({ type: 'cell.changed', key, field: 'quantity', text: '7' })
    filling.send({ type: 'cell.left' })
    await filling.answer('prices')
    expect(filling.lines()[0]?.price).toBeUndefined()
    await filling.held.answerAll()
    expect(filling.lines()[0]?.price?.total).toBe(875)
  })

  it('forgets why the line was not added', async () => {
    const filling = await aFillingOf(1)
    filling.send({ type: 'lines.add' })
    await filling.held.answerAll(({ name }) =>
      name === 'batch' ? { kind: 'refused', messages: ['No.'] } : 'done',
    )
    const key = filling.lines()[0]?.key ?? ''
    filling.send({ type: 'cell.changed', key, field: 'quantity', text: '3' })
    filling.send({ type: 'cell.left' })
    await filling.held.answerAll()
    expect(filling.lines()[0]).toMatchObject({ status: 'ready', failure: undefined })
  })

  it('repairs one cell, all of a kind, and takes it back', async () => {
    const filling = aFilling()
    filling.send({ type: 'sheet.paste', text: 'P011\t1 pcs\nP021\t1 pcs\nP031\t2' })
    await until(() => filling.view().stage === 'table')
    await filling.held.answerAll()
    expect(filling.view().table?.repairs).toEqual([{ kind: 'use-quantity', count: 2 }])
    filling.send({ type: 'repairs.apply', kind: 'use-quantity' })
    await filling.held.answerAll()
    expect(filling.view().table?.counts.ready).toBe(3)
    filling.send({ type: 'table.undo' })
    const [line] = filling.lines()
    const [repair] = line?.cells.quantity.repairs ?? []
    if (line && repair) filling.send({ type: 'repair.apply', key: line.key, repair })
    await filling.held.answerAll()
    expect(filling.lines().map(({ cells }) => cells.quantity.text)).toEqual(['1', '1 pcs', '2'])
  })

  it('offers to merge equal lines only while their quantities can be read', async () => {
    const filling = aFilling()
    filling.send({ type: 'sheet.paste', text: 'P011\tsome\nP011\t2\nP021\t1' })
    await until(() => filling.view().stage === 'table')
    await filling.held.answerAll()
    const offers = () => [
      filling.view().table?.canMerge,
      ...filling.lines().map(({ duplicates }) => duplicates.canMerge),
    ]
    expect(filling.view().table?.duplicateGroups).toHaveLength(1)
    expect(offers()).toEqual([false, false, false, false])
    const key = filling.lines()[0]?.key ?? ''
    filling.send({ type: 'cell.changed', key, field: 'quantity', text: '3' })
    await filling.held.answerAll()
    expect(offers()).toEqual([true, true, true, false])
  })

  it('offers one piece for none on the line itself, and never for many lines at once', async () => {
    const filling = aFilling()
    filling.send({ type: 'sheet.paste', text: 'P011\t0\nP021\t0\nP031\t2' })
    await until(() => filling.view().stage === 'table')
    await filling.held.answerAll()
    expect(filling.view().table?.repairs).toEqual([])
    filling.send({ type: 'repairs.apply', kind: 'use-quantity' })
    await filling.held.answerAll()
    expect(filling.lines().map(({ cells }) => cells.quantity.text)).toEqual(['0', '0', '2'])
    expect(filling.lines()[0]?.cells.quantity.repairs).toMatchObject([{ text: '1' }])
  })

  it('repairs in one step what is certain, and leaves every guess as it was written', async () => {
    const filling = aFilling()
    const guesses =
      '2027-02-30,next week,KW 45,Q4 2027,11/2027,2027-11,5/11,05.11.,1/1/1900,0,-,3/9/2027'
    const sure = '2027-W45,KW 45 2027,ASAP,2027-11-05'
    const rows = [...guesses.split(','), ...sure.split(',')].map((text) => `P011\t1\t${text}`)
    filling.send({ type: 'sheet.paste', text: rows.join('\n') })
    await until(() => filling.view().stage === 'table')
    await filling.held.answerAll()
    expect(filling.view().table?.repairs).toEqual([{ kind: 'use-date', count: 4 }])
    filling.send({ type: 'repairs.apply', kind: 'use-date' })
    await filling.held.answerAll()
    const dates = filling.lines().map(({ cells }) => cells.requestedDate.text)
    expect(dates.slice(0, 12)).toEqual(guesses.split(','))
    expect(dates.slice(12).map((text) => text.slice(0, 10))).toEqual([
      '2027-11-12',
      '2027-11-12',
      filling.lines()[14]?.earliest,
      '2027-11-05',
    ])
  })

  it('tells once for all lines what the same text in them means, where they are offered the same', async () => {
    const filling = aFilling()
    const rows = ['KW 45', ' KW 45', 'KW 46', 'KW 45'].map((text) => `P011\t1\t${text}`)
    filling.send({ type: 'sheet.paste', text: [...rows, 'P011\t0', 'P011\t0'].join('\n') })
    await until(() => filling.view().stage === 'table')
    await filling.held.answerAll()
    const [guess, ...others] = filling.view().table?.guesses ?? []
    expect(others).toEqual([])
    expect(guess).toMatchObject({ field: 'requestedDate', text: 'KW 45' })
    expect(guess?.keys).toHaveLength(3)
    const [repair] = guess?.repairs ?? []
    if (!guess || !repair) expect.fail('There is a guess.')
    filling.send({ type: 'guess.apply', keys: guess.keys, repair })
    await filling.held.answerAll()
    const dates = filling.lines().map(({ cells }) => cells.requestedDate.text)
    expect(dates).toEqual([repair.text, repair.text, 'KW 46', repair.text, '', ''])
    filling.send({ type: 'table.undo' })
    expect(filling.lines()[3]?.cells.requestedDate.text).toBe('KW 45')
  })

  it('gives lines without a quantity the smallest one only where that is asked for by itself', async () => {
    const filling = aFilling()
    filling.send({ type: 'sheet.paste', text: ['P011\t', 'P011\t1 000', 'P011\t '].join('\n') })
    await until(() => filling.view().stage === 'table')
    await filling.held.answerAll()
    const quantities = () => filling.lines().map(({ cells }) => cells.quantity.text.trim())
    filling.send({ type: 'repairs.apply', kind: 'use-quantity' })
    await filling.held.answerAll()
    expect(quantities()).toEqual(['', '1000', ''])
    const [guess] = filling.view().table?.guesses ?? []
    expect(guess).toMatchObject({ field: 'quantity', text: '' })
    const [repair] = guess?.repairs ?? []
    if (!guess || !repair) expect.fail('There is a guess.')
    filling.send({ type: 'guess.apply', keys: guess.keys, repair })
    await filling.held.answerAll()
    expect(quantities()).toEqual(['1', '1000', '1'])
  })

  it('never turns a quantity that it cannot read into one piece', async () => {
    const filling = aFilling()
    const texts = ['1e3', '3.5', '1000000000', '1,000', '1 000']
    filling.send({ type: 'sheet.paste', text: texts.map((text) => `P011\t${text}`).join('\n') })
    await until(() => filling.view().stage === 'table')
    await filling.held.answerAll()
    filling.send({ type: 'repairs.apply', kind: 'use-quantity' })
    await filling.held.answerAll()
    const quantities = filling.lines().map(({ cells }) => cells.quantity.text)
    expect(quantities).toEqual(['1e3', '3.5', '1000000000', '1,000', '1000'])
  })

  it('finds what a mistaken sku code meant among the products of the other lines', async () => {
    const filling = aFilling()
    filling.send({ type: 'sheet.paste', text: 'P011\t1\nPO11\t2' })
    await until(() => filling.view().stage === 'table')
    await filling.held.answerAll()
    const repair = { field: 'modelCode', kind: 'use-code', text: 'P011', isSure: true }
    expect(filling.lines()[1]?.cells.modelCode.repairs).toEqual([repair])
    expect(filling.view().table?.repairs).toEqual([{ kind: 'use-code', count: 1 }])
  })

  it('takes back a whole word that was typed, not its last key', async () => {
    const filling = await aFillingOf(1)
    const key = filling.lines()[0]?.key ?? ''
    for (const text of ['4', '48']) {
      filling.send({ type: 'cell.changed', key, field: 'quantity', text })
    }
    filling.send({ type: 'table.undo' })
    expect(filling.lines()[0]?.cells.quantity.text).toBe('2')
  })

  it('fills one day into many lines, merges duplicates, removes and brings back', async () => {
    const filling = aFilling()
    filling.send({ type: 'sheet.paste', text: 'P011\t2\nP011\t3\nP021\t1' })
    await until(() => filling.view().stage === 'table')
    await filling.held.answerAll()
    const keys = filling.lines().map(({ key }) => key)
    filling.send({ type: 'date.fill', keys, date: filling.today.today() })
    await filling.held.answerAll()
    expect(filling.lines().map(({ problems }) => problems.map(({ kind }) => kind))).toEqual(
      keys.map(() => ['too-early']),
    )
    filling.send({ type: 'lines.merge', keys: filling.view().table?.duplicateGroups[0] ?? [] })
    expect(filling.lines().map(({ cells }) => cells.quantity.text)).toEqual(['5', '1'])
    filling.send({ type: 'lines.remove', keys: keys.slice(2) })
    expect(filling.lines()).toHaveLength(1)
    filling.send({ type: 'table.undo' })
    expect(filling.lines()).toHaveLength(2)
  })

  it('leaves a line alone whose batch is under way', async () => {
    const filling = await aFillingOf(1)
    const key = filling.lines()[0]?.key ?? ''
    filling.send({ type: 'lines.add' })
    await filling.answer('quote')
    filling.send({ type: 'cell.changed', key, field: 'quantity', text: '9' })
    filling.send({ type: 'lines.remove', keys: [key] })
    filling.send({ type: 'table.discard' })
    expect(filling.lines()[0]).toMatchObject({ status: 'adding', canEdit: false })
    expect(filling.lines()[0]?.cells.quantity.text).toBe('2')
  })

  it('begins a line by hand', async () => {
    const filling = aFilling()
    filling.send({ type: 'line.append' })
    const key = filling.lines()[0]?.key ?? ''
    expect(filling.lines()[0]?.status).toBe('blank')
    filling.send({ type: 'cell.changed', key, field: 'modelCode', text: 'p01-2' })
    filling.send({ type: 'cell.changed', key, field: 'quantity', text: '4' })
    filling.send({ type: 'cell.left' })
    await filling.held.answerAll()
    expect(filling.lines()[0]).toMatchObject({ status: 'ready', productName: 'Gear pump P01' })
  })
})

describe('a table that is left', () => {
  it('comes back after a reload as it was typed', async () => {
    const filling = await aFillingOf(3)
    const key = filling.lines()[1]?.key ?? ''
    filling.send({ type: 'cell.changed', key, field: 'quantity', text: '4' })
    filling.reload()
    expect(filling.lines().map(({ cells }) => cells.quantity.text)).toEqual(['2', '4', '2'])
    await filling.held.answerAll()
    expect(filling.view().table?.counts.ready).toBe(3)
  })

  it('is looked for in the quote when a batch was under way, and not added again', async () => {
    const filling = await aFillingOf(12)
    filling.send({ type: 'lines.add' })
    await filling.answer('quote')
    await filling.answer('batch', () => 'lost')
    filling.reload()
    await filling.held.answerAll()
    expect(filling.statuses()).toEqual({ 'M-11': 'ready', 'M-12': 'ready' })
    filling.send({ type: 'lines.add' })
    await filling.held.answerAll()
    expect(filling.stored()).toHaveLength(12)
    expect(new Set(filling.stored()).size).toBe(12)
  })

  it('is added once when the server is done with it only after the page has looked for it', async () => {
    const filling = await aFillingOf(2)
    filling.send({ type: 'lines.add' })
    await filling.answer('quote')
    await filling.answer('batch', () => 'lost')
    const { quote } = filling.page.getSnapshot().context
    const written = filling.shop.quotes.get(quote.id)
    if (!written) throw new Error('The quote is gone.')
    // The server is at work on it yet.
    filling.shop.quotes.set(quote.id, { ...written, quote: { ...written.quote, items: [] } })
    filling.reload()
    await filling.held.answerAll()
    expect(filling.statuses()).toEqual({ 'M-1': 'not-added', 'M-2': 'not-added' })
    filling.reload()
    await filling.held.answerAll()
    filling.shop.quotes.set(quote.id, written)
    filling.send({ type: 'lines.add' })
    await filling.held.answerAll()
    expect(filling.view()).toMatchObject({ stage: 'done', addedCount: 2 })
    expect(filling.stored()).toEqual(['M-1', 'M-2'])
  })

  it('waits for the batch that is still under way before it looks', async () => {
    const filling = await aFillingOf(2)
    filling.send({ type: 'lines.add' })
    await filling.answer('quote')
    filling.reload()
    await settled()
    expect(filling.held.waiting().map(({ name }) => name)).not.toContain('quote')
    await filling.held.answerAll()
    expect(filling.view().stage).toBe('done')
    expect(filling.stored()).toHaveLength(2)
  })

  it('is forgotten once it is added or discarded, and belongs to one quote and one account', async () => {
    const unsentWork = memoryUnsentWork()
    const filling = await aFillingOf(1, { shop: aShopOfTwelve(), unsentWork })
    const { id } = filling.page.getSnapshot().context.quote
    const owner = filling.shop.quotes.get(id)?.owner ?? ''
    const name = `draft-order-table:${id}`
    expect(unsentWork.read(owner, name)).toContain('P011')
    filling.send({ type: 'lines.add' })
    await filling.held.answerAll()
    expect(unsentWork.read(owner, name)).toBeUndefined()
    filling.send({ type: 'line.append' })
    expect(unsentWork.read(owner, name)).toBeDefined()
    filling.send({ type: 'table.discard' })
    expect(unsentWork.read(owner, name)).toBeUndefined()
  })

  it('is not added by a tab that still shows it when another tab has added it', async () => {
    const unsentWork = memoryUnsentWork()
    const one = await aFillingOf(2, { shop: aShopOfTwelve(), unsentWork })
    const other = aFilling({ shop: one.shop, unsentWork })
    await other.held.answerAll()
    expect(other.statuses()).toEqual({ 'M-1': 'ready', 'M-2': 'ready' })
    one.send({ type: 'lines.add' })
    await one.held.answerAll()
    other.send({ type: 'lines.add' })
    await other.held.answerAll()
    expect(other.batches).toEqual([])
    expect(one.stored()).toEqual(['M-1', 'M-2'])
    other.reload()
    expect(other.view().stage).toBe('empty')
  })
})

describe('the customer’s own codes', () => {
  function aFillingWith(codes: readonly (readonly [string, string])[]) {
    const shop = aShopOfTwelve()
    const own = codes.map(([customCode, modelCode]) => ({
      customCode,
      modelCode,
      price: undefined,
    }))
    shop.customCodes.set(anAccount().id, own)
    return aFilling({ shop })
  }

  const paste = async (filling: ReturnType<typeof aFilling>, text: string) => {
    filling.send({ type: 'sheet.paste', text })
    await until(() => filling.view().stage === 'table')
    await filling.held.answerAll()
  }

  it('resolve in one question for all of them, and go to the quote with their model', async () => {
    const filling = aFillingWith([
      ['US-1001', 'P011'],
      ['PUMP 7', 'P021'],
    ])
    await paste(filling, 'us-1001\t2\nPump 7\t1\nP031\t1')
    expect(filling.held.sent.filter((name) => name.startsWith('own'))).toEqual(['own codes 2'])
    expect(filling.lines()).toMatchObject([
      { status: 'ready', standsFor: 'P011', cells: { modelCode: { text: 'us-1001' } } },
      { status: 'ready', standsFor: 'P021' },
      { status: 'ready', standsFor: undefined },
    ])
    expect(filling.lines()[0]?.price?.total).toBeDefined()
    filling.send({ type: 'lines.add' })
    await filling.held.answerAll()
    expect(filling.view()).toMatchObject({ stage: 'done', addedCount: 3 })
  })

  it('are found without their separators, which the line tells, and go to the quote as they are kept', async () => {
    const filling = aFillingWith([
      ['US-1001', 'P011'],
      ['us1002', 'P021'],
      ['US-1002', 'P041'],
    ])
    await paste(filling, 'us1001\t2\nUS 1002\t1\nUS1002\t1\nP031\t1')
    expect(filling.held.sent.filter((name) => name.startsWith('own'))).toEqual(['own codes 3'])
    expect(filling.lines()).toMatchObject([
      { status: 'ready', standsFor: 'P011', readAs: 'US-1001' },
      {
        status: 'faulty',
        standsFor: undefined,
        readAs: undefined,
        problems: [{ kind: 'several-own-codes', customCodes: ['us1002', 'US-1002'] }],
      },
      { status: 'ready', standsFor: 'P021', readAs: undefined },
      { status: 'ready', standsFor: undefined, readAs: undefined },
    ])
    const [, several] = filling.lines()
    const repairs = several?.cells.modelCode.repairs ?? []
    expect(repairs.map(({ text, isSure }) => [text, isSure])).toEqual([
      ['us1002', false],
      ['US-1002', false],
    ])
    const [, repair] = repairs
    if (!several || !repair) expect.fail('It is offered.')
    filling.send({ type: 'repair.apply', key: several.key, repair })
    await filling.held.answerAll()
    expect(filling.lines()[1]).toMatchObject({ status: 'ready', standsFor: 'P041' })
    filling.send({ type: 'lines.add' })
    await filling.held.answerAll()
    const items = [...filling.shop.quotes.values()].flatMap(({ quote }) => quote.items)
    expect(items.map(({ modelCode, customCode }) => [modelCode, customCode])).toEqual([
      ['P011', 'US-1001'],
      ['P041', 'US-1002'],
      ['P021', 'us1002'],
      ['P031', ''],
    ])
  })

  it('that are alike without separators are no duplicates of one another, and merge each with its own', async () => {
    const filling = aFillingWith([
      ['us1002', 'P021'],
      ['US-1002', 'P041'],
    ])
    await paste(filling, 'US-1002\t1\nus1002\t2\nus-1002\t4\nUS1002\t8')
    const keys = filling.lines().map(({ key }) => key)
    const [one, two, three, four] = keys
    expect(filling.view().table?.duplicateGroups).toEqual([
      [one, three],
      [two, four],
    ])
    filling.send({ type: 'lines.merge', keys })
    expect(filling.lines()).toMatchObject([
      { standsFor: 'P041', cells: { quantity: { text: '5' } } },
      { standsFor: 'P021', cells: { quantity: { text: '10' } } },
    ])
  })

  it('without their separators beside models go along as they are kept', async () => {
    const filling = aFillingWith([['US-1001', 'P011']])
    filling.send({
      type: 'sheet.paste',
      text: 'Model code\tQuantity\tCustom code\nP011\t1\tUS.1001\nP021\t1\tUS1001',
    })
    await until(() => filling.view().stage === 'table')
    await filling.held.answerAll()
    expect(filling.lines()).toMatchObject([
      { status: 'ready', readAs: 'US-1001', strayCode: undefined },
      { status: 'ready', readAs: undefined, strayCode: 'US1001' },
    ])
    filling.send({ type: 'lines.add' })
    await filling.held.answerAll()
    const items = [...filling.shop.quotes.values()].flatMap(({ quote }) => quote.items)
    expect(items.map(({ customCode }) => customCode)).toEqual(['US-1001', ''])
  })

  it('are asked for when one is typed, and never for a line whose code is a model', async () => {
    const filling = aFillingWith([['US-1001', 'P021']])
    await paste(filling, 'P011\t1')
    expect(filling.held.sent.some((name) => name.startsWith('own'))).toBe(false)
    const key = filling.lines()[0]?.key ?? ''
    filling.send({ type: 'cell.changed', key, field: 'modelCode', text: 'US-1001' })
    filling.send({ type: 'cell.left' })
    await filling.held.answerAll()
    expect(filling.lines()[0]).toMatchObject({ status: 'ready', standsFor: 'P021' })
  })

  it('are asked for again where they are saved while the answer is on its way', async () => {
    const shop = aShopOfTwelve()
    const filling = aFilling({ shop })
    filling.send({ type: 'sheet.paste', text: 'US-1001\t1' })
    await until(() => filling.view().stage === 'table')
    await filling.answer('product')
    await until(() => filling.held.waiting().some(({ name }) => name.startsWith('own')))
    const [older] = filling.held.waiting()
    filling.send({ type: 'ownCodes.kept', codes: ['us1001'] })
    await older?.answer()
    const code = { customCode: 'US-1001', modelCode: 'P011', price: undefined }
    shop.customCodes.set(anAccount().id, [code])
    await filling.held.answerAll()
    expect(filling.lines()[0]).toMatchObject({ status: 'ready', standsFor: 'P011' })
  })

  it('give way to a model of the same code', async () => {
    const filling = aFillingWith([['P011', 'P021']])
    await paste(filling, 'P011\t1')
    expect(filling.lines()[0]).toMatchObject({ status: 'ready', standsFor: undefined })
  })

  it('that stand for no whole model are invalid codes (CONF-19)', async () => {
    const filling = aFillingWith([['US-9001', 'P01Z']])
    await paste(filling, 'US-9001\t1')
    expect(filling.lines()[0]?.problems).toEqual([
      { kind: 'invalid-own-code', customCode: 'US-9001', modelCode: 'P01Z' },
    ])
  })

  it('beside models, as a workbook of our own has them, go along where they stand for these models', async () => {
    const filling = aFillingWith([
      ['US-1001', 'P011'],
      ['US-1002', 'P041'],
    ])
    const rows = ['P011\t1\tUS-1001', 'P021\t1\tUS-1002', 'P031\t1\tUS-1003', 'P041\t1\t']
    filling.send({
      type: 'sheet.paste',
      text: ['Model code\tQuantity\tCustom code', ...rows].join('\n'),
    })
    await until(() => filling.view().stage === 'table')
    await filling.held.answerAll(({ name }) =>
      name.startsWith('own') ? { kind: 'timed-out' } : 'done',
    )
    expect(filling.lines().map(({ status }) => status)).toEqual([
      'unanswered',
      'unanswered',
      'unanswered',
      'ready',
    ])
    filling.send({ type: 'lines.retry' })
    await filling.held.answerAll()
    expect(filling.lines().map(({ strayCode }) => strayCode)).toEqual([
      undefined,
      'US-1002',
      'US-1003',
      undefined,
    ])
    filling.send({ type: 'lines.add' })
    await filling.held.answerAll()
    const items = [...filling.shop.quotes.values()].flatMap(({ quote }) => quote.items)
    const named = items.filter(({ customCode }) => customCode !== '')
    expect(named.map(({ modelCode, customCode }) => [modelCode, customCode])).toEqual([
      ['P011', 'US-1001'],
    ])
  })

  it('that cannot be asked about are no mistake of the line, and are asked about again', async () => {
    const filling = aFillingWith([['US-1001', 'P011']])
    filling.send({ type: 'sheet.paste', text: 'US-1001\t1' })
    await until(() => filling.view().stage === 'table')
    await filling.held.answerAll(({ name }) =>
      name.startsWith('own') ? { kind: 'timed-out' } : 'done',
    )
    expect(filling.lines()[0]).toMatchObject({ status: 'unanswered', problems: [] })
    filling.send({ type: 'lines.retry' })
    await filling.held.answerAll()
    expect(filling.lines()[0]).toMatchObject({ status: 'ready', standsFor: 'P011' })
  })
})
