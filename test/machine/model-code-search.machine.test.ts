import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import {
  type ModelCodeAnswer,
  modelCodeSearchMachine,
} from '../../src/application/search/model-code-search.machine.ts'
import {
  codedFor,
  codeEntryView,
  modelCodeSearchView,
} from '../../src/application/search/model-code-search.view.ts'
import type { SearchOutcome } from '../../src/application/search/typed-search.machine.ts'
import { aProduct, aSimpleProduct } from '../builders/a-product.ts'
import { settled } from '../fakes/held-answers.ts'

type Found = SearchOutcome<ModelCodeAnswer>

interface Question {
  readonly skuCode: string
  readonly signal: AbortSignal
  readonly answer: (found: Found) => Promise<void>
}

/** A search whose questions wait until they are told what to answer, on a clock that is moved by hand. */
function aSearch() {
  const questions: Question[] = []
  const clock = new SimulatedClock()
  const actor = createActor(
    modelCodeSearchMachine.provide({
      actors: {
        lookUp: fromPromise<Found, string>(
          ({ input, signal }) =>
            new Promise((resolve) => {
              const answer = (found: Found) => {
                resolve(found)
                return settled()
              }
              questions.push({ skuCode: input, signal, answer })
            }),
        ),
      },
    }),
    { clock },
  ).start()
  const coded = codedFor()
  return {
    questions,
    asked: () => questions.map(({ skuCode }) => skuCode),
    type: (text: string) => actor.send({ type: 'text.changed', text }),
    submit: () => actor.send({ type: 'search.submit' }),
    wait: (milliseconds: number) => clock.increment(milliseconds),
    answer: (found: Found) => questions.at(-1)?.answer(found),
    state: () => actor.getSnapshot().value,
    entry: () => codeEntryView(actor.getSnapshot()),
    view: () => modelCodeSearchView(actor.getSnapshot(), (product) => coded(product, 'US')),
  }
}

const motor = aProduct()
const pump = aSimpleProduct('GP1')

/** A search that has found the motor by its sku code. */
async function aSearchThatFound(text = 'OM1') {
  const search = aSearch()
  search.type(text)
  search.wait(500)
  await search.answer(E.right(motor))
  return search
}

describe('asking for the product of a code', () => {
  it('waits until no key has been pressed for 500 ms (SEARCH-05)', () => {
    const search = aSearch()
    search.type('OM1')
    search.wait(400)
    search.type('OM1A')
    search.wait(499)
    expect(search.asked()).toEqual([])
    search.wait(1)
    expect(search.asked()).toEqual(['OM1'])
  })

  it('asks with exactly three characters, however long the code is (SEARCH-06)', () => {
    const search = aSearch()
    search.type('om1-125-a2')
    search.wait(500)
    expect(search.asked()).toEqual(['OM1'])
  })

  it.each(['', 'O', 'OM', '  o m ', '../', '%2e'])('never asks for %j (SEARCH-07)', (text) => {
    const search = aSearch()
    search.type(text)
    search.wait(10_000)
    search.submit()
    expect(search.asked()).toEqual([])
    expect(search.view()).toEqual({ kind: 'idle' })
  })

  it('reads further characters in what it has found and does not ask again (SEARCH-07)', async () => {
    const search = await aSearchThatFound()
    search.type('OM11')
    search.wait(10_000)
    expect(search.asked()).toEqual(['OM1'])
    expect(search.view()).toMatchObject({ kind: 'found', product: motor })
  })

  it('goes on with its question while more of the same code is typed (SEARCH-07)', async () => {
    const search = aSearch()
    search.type('OM1')
    search.wait(500)
    search.type('OM11')
    expect(search.questions[0]?.signal.aborted).toBe(false)
    await search.answer(E.left({ kind: 'timed-out' }))
    search.type('OM112')
    search.wait(10_000)
    expect(search.asked()).toEqual(['OM1'])
  })

  it('asks again when the first three characters change', async () => {
    const search = await aSearchThatFound()
    search.type('GP1')
    expect(search.view()).toEqual({ kind: 'busy' })
    search.wait(500)
    expect(search.asked()).toEqual(['OM1', 'GP1'])
  })

  it('gives up the older question when another product is meant (SEARCH-13)', () => {
    const search = aSearch()
    search.type('OM1')
    search.wait(500)
    search.type('GP1')
    search.wait(500)
    expect(search.questions.map(({ signal }) => signal.aborted)).toEqual([true, false])
  })

  it('never shows an older answer over a newer one', async () => {
    const search = aSearch()
    search.type('OM1')
    search.wait(500)
    search.type('GP1')
    search.wait(500)
    await search.questions[1]?.answer(E.right(pump))
    await search.questions[0]?.answer(E.right(motor))
    expect(search.view()).toMatchObject({ kind: 'found', product: { urlTitle: pump.urlTitle } })
  })

  it('does not wait after Enter', () => {
    const search = aSearch()
    search.type('OM1')
    search.submit()
    expect(search.asked()).toEqual(['OM1'])
  })
})

describe('what is shown', () => {
  it('is what the code means as far as it can be read (SEARCH-08)', async () => {
    const search = await aSearchThatFound()
    expect(search.view()).toMatchObject({ kind: 'found', decoding: { kind: 'incomplete' } })
  })

  it('is where a code goes wrong', async () => {
    const search = await aSearchThatFound('OM1?')
    expect(search.view()).toMatchObject({
      kind: 'found',
      decoding: { kind: 'wrong', problem: { position: 3 } },
    })
  })

  it('is that there is no such product only when the server says so', async () => {
    const search = aSearch()
    search.type('XX9')
    search.wait(500)
    await search.answer(E.right('missing'))
    expect(search.view()).toEqual({ kind: 'missing' })
  })

  it('is the failure when there is no answer, and Enter asks again', async () => {
    const search = aSearch()
    search.type('OM1')
    search.wait(500)
    await search.answer(E.left({ kind: 'timed-out' }))
    expect(search.view()).toEqual({ kind: 'failed', failure: { kind: 'timed-out' } })
    search.submit()
    await search.answer(E.right(motor))
    expect(search.view()).toMatchObject({ kind: 'found' })
  })

  it('goes away when the field is emptied', async () => {
    const search = await aSearchThatFound()
    search.type('')
    expect(search.view()).toEqual({ kind: 'idle' })
  })
})

describe('the field of a code', () => {
  const idle = { product: undefined, failure: undefined, isBusy: false, isMissing: false }

  it('is as typed, and busy until the product is known (DRAFT-19)', async () => {
    const search = aSearch()
    search.type(' om1 ')
    expect(search.entry()).toEqual({ ...idle, text: ' om1 ', isBusy: true })
    search.submit()
    await search.answer(E.right(motor))
    expect(search.entry()).toEqual({ ...idle, text: ' om1 ', product: motor })
  })

  it('tells a product that there is not from one that could not be looked up', async () => {
    const search = aSearch()
    search.type('XX9')
    search.submit()
    await search.answer(E.left({ kind: 'timed-out' }))
    expect(search.entry()).toEqual({ ...idle, text: 'XX9', failure: { kind: 'timed-out' } })
    search.submit()
    await search.answer(E.right('missing'))
    expect(search.entry()).toEqual({ ...idle, text: 'XX9', isMissing: true })
  })
})
