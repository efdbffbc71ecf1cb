/** The chart that adds lines, without a table: the report that it sends are recorded, its requests answered by hand. */
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { assign, createActor, fromCallback, fromPromise } from 'xstate'
import type { LinesToSend } from '../../../src/application/draft-order/add-lines.ts'
import type {
  AddingEvent,
  AddingReport,
} from '../../../src/application/draft-order/adding.context.ts'
import { addingMachine } from '../../../src/application/draft-order/adding.machine.ts'
import {
  type AddingRun,
  idleRun,
  type QuoteReading,
} from '../../../src/application/draft-order/adding-run.ts'
import type { PortFailure } from '../../../src/application/failure.ts'
import type { SentBatch } from '../../../src/domain/draft-order/kept-table.ts'
import type { LineRequest } from '../../../src/domain/draft-order/line-check.ts'
import type { Quote } from '../../../src/domain/quote/quote.ts'
import { aDay } from '../../builders/a-day.ts'
import { skuId } from '../../builders/a-product.ts'
import { anEmptyDraft } from '../../builders/a-quote.ts'
import { settled } from '../../fakes/held-answers.ts'

type ReadAnswer = E.Either<PortFailure, QuoteReading>
type BatchAnswer = E.Either<PortFailure, Quote>

const quote = anEmptyDraft()
const readBack = (verdict?: QuoteReading['verdict']): ReadAnswer => E.right({ quote, verdict })
const added: BatchAnswer = E.right(quote)
const failed = (kind: 'unconfirmed' | 'unreachable'): E.Either<PortFailure, never> =>
  E.left(kind === 'unreachable' ? { kind, offline: false } : { kind })
const inDoubt: SentBatch = { keys: ['a'], sent: new Map(), before: new Map(), intentId: 'first' }

function requestOf(key: string): LineRequest {
  return {
    skuId: skuId('sku-p01'),
    modelCode: 'P011',
    quantity: 1,
    plannedDate: aDay('2026-05-04'),
    requestedDate: aDay('2026-05-04'),
    customerMaterialNumber: key,
    customCode: '',
  }
}

/** The adding for a table whose lines are all ready, but for those that the test takes out. */
function anAdding(start: Partial<AddingRun> = {}) {
  const reads: { readonly answer: (answer: ReadAnswer) => void; readonly signal: AbortSignal }[] =
    []
  const batches: ((answer: BatchAnswer) => void)[] = []
  const log: string[] = []
  const ids: string[] = []
  let named = 0
  const unready = new Set<string>()
  let run: AddingRun = { ...idleRun, ...start }
  let known: readonly string[] = []
  const heard = (report: AddingReport) => {
    if (report.type === 'run.changed') {
      if (report.run.batch !== run.batch)
        log.push(`in doubt: ${report.run.batch?.keys.join() ?? '-'}`)
      if (report.added.length > 0) log.push(`added: ${report.added.join()}`)
      ;({ run } = report)
      return
    }
    if (report.type === 'run.ended') log.push('ended')
    else {
      const lines = known.filter((key) => !unready.has(key))
      adding.send({
        type: 'lines.ready',
        lines: lines.map((key) => ({ key, request: requestOf(key) })),
      })
    }
  }
  const table = createActor(
    fromCallback<AddingReport>(({ receive }) => {
      receive(heard)
    }),
  ).start()
  const adding = createActor(
    addingMachine.provide({
      actors: {
        readQuote: fromPromise<ReadAnswer, SentBatch | undefined>(
          ({ signal }) => new Promise((answer) => reads.push({ answer, signal })),
        ),
        addBatch: fromPromise<BatchAnswer, LinesToSend>(({ input }) => {
          ids.push(input.intentId)
          log.push(`sent: ${input.lines.map((line) => line.customerMaterialNumber).join()}`)
          return new Promise((answer) => batches.push(answer))
        }),
      },
      actions: {
        nameIntent: assign(() => {
          named += 1
          return { freshId: `intent-${named}` }
        }),
        tellAdded: (_scope, count) => {
          log.push(`told: ${count}`)
        },
      },
    }),
    { input: { run, table } },
  ).start()
  return {
    log,
    ids,
    reads,
    unready,
    run: () => run,
    send: (event: AddingEvent) => adding.send(event),
    start: (keys: readonly string[]) => {
      known = keys
      adding.send({ type: 'run.start', keys })
    },
    read: (answer: ReadAnswer = readBack()) => {
      reads.at(-1)?.answer(answer)
      return settled()
    },
    answer: (answer: BatchAnswer) => {
      batches.at(-1)?.(answer)
      return settled()
    },
  }
}

describe('adding lines', () => {
  it('tells that a batch is in doubt before it sends it', async () => {
    const adding = anAdding()
    adding.start(['a', 'b'])
    await adding.read()
    expect(adding.log).toEqual(['in doubt: a,b', 'sent: a,b'])
  })

  it('sends ten lines at most, and tells of each batch and once of the end (CSV-18)', async () => {
    const adding = anAdding()
    const keys = Array.from({ length: 11 }, (_, index) => `k${index}`)
    adding.start(keys)
    await adding.read()
    await adding.answer(added)
    await adding.answer(added)
    const ten = keys.slice(0, 10).join()
    expect(adding.log).toEqual([
      `in doubt: ${ten}`,
      `sent: ${ten}`,
      'in doubt: -',
      `added: ${ten}`,
      'in doubt: k10',
      'sent: k10',
      'in doubt: -',
      'added: k10',
      'told: 11',
      'ended',
    ])
    expect(adding.run()).toEqual(idleRun)
  })

  it('asks which lines are ready for every batch', async () => {
    const adding = anAdding()
    adding.start(['a', 'b'])
    adding.unready.add('a')
    await adding.read()
    expect(adding.log).toEqual(['in doubt: b', 'sent: b'])
  })

  it('sends nothing when the quote cannot be read, and gives the reason for each line', async () => {
    const adding = anAdding()
    adding.start(['a', 'b'])
    await adding.read(failed('unreachable'))
    expect(adding.log).toEqual(['told: 0', 'ended'])
    expect([...adding.run().notAdded.keys()]).toEqual(['a', 'b'])
  })

  it('forgets why a line was not added once the line is another one', async () => {
    const adding = anAdding()
    adding.start(['a', 'b'])
    await adding.read(failed('unreachable'))
    adding.send({ type: 'lines.changed', keys: ['a'] })
    expect([...adding.run().notAdded.keys()]).toEqual(['b'])
  })

  it('starts no second run while one is under way', () => {
    const adding = anAdding()
    adding.start(['a'])
    adding.start(['b'])
    expect(adding.run().queue).toEqual(['a'])
    expect(adding.reads).toHaveLength(1)
  })
})

describe('a batch that is tried again', () => {
  const lostAndNotThere = async (adding: ReturnType<typeof anAdding>) => {
    await adding.answer(failed('unconfirmed'))
    await adding.read(readBack('not-done'))
  }

  it('goes under the id of the first try, and is told as added where the engine knows it', async () => {
    const adding = anAdding()
    adding.start(['a', 'b'])
    await adding.read()
    await lostAndNotThere(adding)
    adding.start(['a', 'b'])
    await adding.read()
    const [first, again] = adding.ids
    expect(again).toBe(first)
    await adding.answer(E.left({ kind: 'unconfirmed', wasCarriedOut: true }))
    expect(adding.run().batch).toMatchObject({ wasCarriedOut: true })
    await adding.read(readBack('done'))
    expect(adding.log).toContain('added: a,b')
    expect(adding.run().tried).toEqual([])
  })

  it('goes alone, though other lines wait before and behind it', async () => {
    const adding = anAdding()
    adding.start(['b', 'c'])
    await adding.read()
    await lostAndNotThere(adding)
    adding.start(['a', 'b', 'c', 'd'])
    await adding.read()
    await adding.answer(added)
    await adding.answer(added)
    expect(adding.log.filter((each) => each.startsWith('sent'))).toEqual([
      'sent: b,c',
      'sent: a,d',
      'sent: b,c',
    ])
    expect(adding.ids[2]).toBe(adding.ids[0])
    expect(adding.ids[1]).not.toBe(adding.ids[0])
  })

  it('has an id of its own where one of its lines is another one, or does not come along', async () => {
    const adding = anAdding()
    adding.start(['a', 'b'])
    await adding.read()
    await lostAndNotThere(adding)
    adding.start(['b'])
    await adding.read()
    expect(adding.ids[1]).not.toBe(adding.ids[0])
    expect(adding.run().tried).toEqual([])
  })

  it('has an id of its own once the engine has carried out what is not to be seen', async () => {
    const adding = anAdding()
    adding.start(['a'])
    await adding.read()
    await adding.answer(E.left({ kind: 'unconfirmed', wasCarriedOut: true }))
    await adding.read(readBack('unclear'))
    adding.send({ type: 'doubt.settle', key: 'a', wasAdded: false })
    adding.start(['a'])
    await adding.read()
    expect(adding.ids[1]).not.toBe(adding.ids[0])
  })
})

describe('a lost answer', () => {
  async function aLostBatch() {
    const adding = anAdding()
    adding.start(['a', 'b'])
    await adding.read()
    await adding.answer(failed('unconfirmed'))
    adding.log.length = 0
    return adding
  }

  it('is settled by reading the quote', async () => {
    const adding = await aLostBatch()
    expect(adding.run()).toMatchObject({ isReading: true, batch: { keys: ['a', 'b'] } })
    await adding.read(readBack('done'))
    expect(adding.log).toEqual(['in doubt: -', 'added: a,b', 'told: 2', 'ended'])
  })

  it('is left to the customer when the quote does not tell', async () => {
    const adding = await aLostBatch()
    await adding.read(readBack('unclear'))
    expect(adding.run().unclear).toEqual([['a', 'b']])
    adding.log.length = 0
    adding.send({ type: 'doubt.settle', key: 'b', wasAdded: true })
    expect(adding.log).toEqual(['added: a,b'])
    expect(adding.run().unclear).toEqual([])
  })

  it('sends the lines again only when it is asked to', async () => {
    const adding = await aLostBatch()
    await adding.read(readBack('not-done'))
    expect(adding.log).toEqual(['in doubt: -', 'told: 0', 'ended'])
    expect([...adding.run().notAdded.keys()]).toEqual(['a', 'b'])
  })
})

describe('a batch from before a reload', () => {
  it('is looked for at once, and is in doubt until the quote has been read', async () => {
    const adding = anAdding({ batch: inDoubt, isUnchecked: true })
    expect(adding.run()).toMatchObject({ isReading: true, batch: inDoubt })
    await adding.read(readBack('done'))
    expect(adding.log).toEqual(['in doubt: -', 'added: a', 'told: 1', 'ended'])
  })

  it('stays in doubt when the reading is canceled, and is looked for again on request', async () => {
    const adding = anAdding({ batch: inDoubt, isUnchecked: true })
    adding.send({ type: 'work.cancel' })
    expect(adding.reads[0]?.signal.aborted).toBe(true)
    expect(adding.run()).toMatchObject({ isReading: false, isUnchecked: false, batch: inDoubt })
    adding.send({ type: 'doubt.check' })
    await adding.read(readBack('done'))
    expect(adding.log).toContain('added: a')
  })
})

describe('canceling', () => {
  it('keeps the lines that have not been sent, and waits for those that have', async () => {
    const adding = anAdding()
    const keys = Array.from({ length: 11 }, (_, index) => `k${index}`)
    adding.start(keys)
    await adding.read()
    adding.send({ type: 'work.cancel' })
    await adding.answer(added)
    expect(adding.log.filter((each) => each.startsWith('sent'))).toHaveLength(1)
    expect(adding.log.slice(-2)).toEqual(['told: 10', 'ended'])
  })
})
