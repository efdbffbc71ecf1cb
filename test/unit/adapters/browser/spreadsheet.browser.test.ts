/** The worker behind the spreadsheets: who starts it, who ends it, and what its troubles mean. */
import { either as E } from 'fp-ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  browserSpreadsheet,
  type SheetWorker,
} from '../../../../src/adapters/browser/spreadsheet.browser.ts'
import {
  runSheetJob,
  type SheetAnswer,
} from '../../../../src/adapters/browser/spreadsheet/sheet-job.ts'

/** A worker that answers when the test says so. */
function scripted() {
  const heard: Parameters<SheetWorker['listen']>[0][] = []
  const asked: unknown[] = []
  let ended = 0
  let begin = () => {}
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  const open = vi.fn(
    (): SheetWorker => ({
      listen: (hear) => void heard.push(hear),
      ask: (job) => {
        asked.push(job)
        begin()
      },
      end: () => {
        ended += 1
      },
    }),
  )
  const answer = (value: SheetAnswer) => heard.at(-1)?.answer(value)
  return { open, asked, begun, answer, trouble: () => heard.at(-1)?.trouble(), ended: () => ended }
}

/** When all promises that are kept by now have been heard of; no timer has run. */
const endOfTask = () =>
  new Promise<void>((resolve) => {
    process.nextTick(() => process.nextTick(resolve))
  })

const sheet = {
  rows: [{ line: 1, cells: ['OM1080CNS'] }],
  blankRows: 0,
  formulasWithoutValue: 0,
  sheets: [],
  index: 0,
}
const csv = new Blob(['OM1080CNS,24'])
const unavailable = E.left({ kind: 'unavailable' })

afterEach(() => vi.useRealTimers())

describe('a spreadsheet in the browser', () => {
  it('is read by a worker that is ended afterwards', async () => {
    const worker = scripted()
    const reading = browserSpreadsheet(worker).readFile(csv)()
    await worker.begun
    expect(worker.asked).toEqual([{ kind: 'file', file: csv }])
    worker.answer({ kind: 'sheet', sheet })
    expect(await reading).toEqual(E.right(sheet))
    expect(worker.ended()).toBe(1)
  })

  it('is handed over in another task than that in which its worker is ended', async () => {
    const worker = scripted()
    let isRead = false
    const reading = browserSpreadsheet(worker)
      .readFile(csv)()
      .then(() => {
        isRead = true
      })
    await worker.begun
    worker.answer({ kind: 'sheet', sheet })
    await endOfTask()
    expect(worker.ended()).toBe(1)
    expect(isRead).toBe(false)
    await reading
  })

  it('has every problem that the worker tells of', async () => {
    const worker = scripted()
    const reading = browserSpreadsheet(worker).readPasted('"')()
    await worker.begun
    worker.answer({ kind: 'problem', problem: { kind: 'unclosed-quote', line: 1 } })
    expect(await reading).toEqual(E.left({ kind: 'unclosed-quote', line: 1 }))
  })

  it('is written by the worker too', async () => {
    const worker = scripted()
    const form = { kind: 'csv', separator: ',' } as const
    const writing = browserSpreadsheet(worker).write([['a', 'b']], form)()
    await worker.begun
    expect(worker.asked).toEqual([{ kind: 'write', rows: [['a', 'b']], form }])
    const bytes = new TextEncoder().encode('a,b')
    worker.answer({ kind: 'bytes', bytes })
    expect(await writing).toEqual(E.right(bytes))
  })

  it('ends its worker at once when it is no longer awaited', async () => {
    const worker = scripted()
    const leaving = new AbortController()
    const reading = browserSpreadsheet(worker).readFile(csv, leaving.signal)()
    await worker.begun
    leaving.abort()
    expect(await reading).toEqual(E.left({ kind: 'aborted' }))
    expect(worker.ended()).toBe(1)
  })

  it('starts no worker for an aborted reading, nor for a file of 200 MB', async () => {
    const { open } = scripted()
    const port = browserSpreadsheet({ open })
    expect(await port.readFile(csv, AbortSignal.abort())()).toEqual(E.left({ kind: 'aborted' }))
    const huge = Object.assign(new Blob(), { slice: vi.fn(), arrayBuffer: vi.fn() })
    Object.defineProperty(huge, 'size', { value: 200 * 1024 * 1024 })
    expect(await port.readFile(huge)()).toMatchObject({ left: { kind: 'too-large' } })
    expect(open).not.toHaveBeenCalled()
    expect(huge.arrayBuffer).not.toHaveBeenCalled()
  })

  it('is unavailable when its script cannot be fetched or started', async () => {
    const worker = scripted()
    const reading = browserSpreadsheet(worker).readFile(csv)()
    await worker.begun
    worker.trouble()
    expect(await reading).toEqual(unavailable)
    const open = () => {
      throw new Error('No workers here.')
    }
    expect(await browserSpreadsheet({ open }).readFile(csv)()).toEqual(unavailable)
  })

  it('is given up when it takes too long, and its worker with it', async () => {
    vi.useFakeTimers()
    const worker = scripted()
    const reading = browserSpreadsheet({ ...worker, patience: 5000 }).readFile(csv)()
    await worker.begun
    await vi.advanceTimersByTimeAsync(5000)
    expect(await reading).toEqual(unavailable)
    expect(worker.ended()).toBe(1)
  })
})

describe('the job of the worker', () => {
  it('reads no more than the beginning of a text that is too large (O-17)', async () => {
    const file = new Blob(['OM1080CNS,24\n'.repeat(100_000)])
    const whole = vi.spyOn(file, 'arrayBuffer')
    expect(await runSheetJob({ kind: 'file', file })).toEqual({
      kind: 'problem',
      problem: { kind: 'too-large', limit: 1024 * 1024 },
    })
    expect(whole).not.toHaveBeenCalled()
  })

  it('says that a file is unavailable that has gone since it was chosen', async () => {
    const file = new Blob(['OM1080CNS'])
    vi.spyOn(file, 'slice').mockImplementation(() => {
      throw new DOMException('Gone', 'NotFoundError')
    })
    expect(await runSheetJob({ kind: 'file', file })).toEqual({
      kind: 'problem',
      problem: { kind: 'unavailable' },
    })
  })

  it('reads cells from a clipboard, with tabs and line breaks in quoted ones', async () => {
    const text = 'OM1080CNS\t24\t"two\nlines, ""one"" tab\there"\r\nOM1100TNS\t2\t3/4"\r\n'
    expect(await runSheetJob({ kind: 'pasted', text })).toMatchObject({
      sheet: {
        rows: [
          { line: 1, cells: ['OM1080CNS', '24', 'two\nlines, "one" tab\there'] },
          { line: 3, cells: ['OM1100TNS', '2', '3/4"'] },
        ],
      },
    })
  })

  it.each([
    ['OM1080CNS;24', ['OM1080CNS', '24']],
    ['OM1080CNS,24', ['OM1080CNS', '24']],
    ['OM1080CNS', ['OM1080CNS']],
    ['OM1080CNS\t"inch', ['OM1080CNS', '"inch']],
  ])('reads %j from a clipboard', async (text, cells) => {
    expect(await runSheetJob({ kind: 'pasted', text })).toMatchObject({
      sheet: { rows: [{ line: 1, cells }] },
    })
  })

  it('refuses a clipboard of more than a megabyte, and one in which nothing is written', async () => {
    const paste = (text: string) => runSheetJob({ kind: 'pasted', text })
    expect(await paste('x'.repeat(1024 * 1024 + 1))).toMatchObject({
      problem: { kind: 'too-large' },
    })
    expect(await paste(' \t \n')).toMatchObject({ problem: { kind: 'empty' } })
  })
})
