import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import {
  type ModelCodeAnswer,
  modelCodeSearchMachine,
} from '../../src/application/search/model-code-search.machine.ts'
import { codedFor } from '../../src/application/search/model-code-search.view.ts'
import {
  type OwnNumberMatches,
  ownCodeSearchMachine,
} from '../../src/application/search/own-code-search.machine.ts'
import { predictiveSearchMachine } from '../../src/application/search/predictive-search.machine.ts'
import {
  predictiveSearchView,
  typedText,
} from '../../src/application/search/predictive-search.view.ts'
import { suggestionSearchMachine } from '../../src/application/search/suggestion-search.machine.ts'
import type { SearchOutcome } from '../../src/application/search/typed-search.machine.ts'
import type { SuggestedProduct, Suggestions } from '../../src/domain/search/suggestion.ts'
import { aProduct } from '../builders/a-product.ts'
import { settled } from '../fakes/held-answers.ts'

type Found = SearchOutcome<ModelCodeAnswer>
type OwnCodeOutcome = SearchOutcome<OwnNumberMatches>
type SuggestOutcome = SearchOutcome<Suggestions>

interface Question<Answer> {
  readonly asked: string
  readonly signal: AbortSignal
  readonly answer: (outcome: Answer) => Promise<void>
}

/** A socket whose questions wait until they are told what to answer. */
function heldSocket<Answer>(questions: Question<Answer>[]) {
  return fromPromise<Answer, string>(
    ({ input, signal }) =>
      new Promise((resolve) => {
        const answer = (outcome: Answer) => {
          resolve(outcome)
          return settled()
        }
        questions.push({ asked: input, signal, answer })
      }),
  )
}

/** A search on a clock that is moved by hand. */
function aSearch() {
  const terms: Question<SuggestOutcome>[] = []
  const codes: Question<Found>[] = []
  const ownCodes: Question<OwnCodeOutcome>[] = []
  const clock = new SimulatedClock()
  const actor = createActor(
    predictiveSearchMachine.provide({
      actors: {
        suggest: suggestionSearchMachine.provide({ actors: { lookUp: heldSocket(terms) } }),
        readCode: modelCodeSearchMachine.provide({ actors: { lookUp: heldSocket(codes) } }),
        readOwnCode: ownCodeSearchMachine.provide({ actors: { lookUp: heldSocket(ownCodes) } }),
      },
    }),
    { clock },
  ).start()
  const coded = codedFor()
  return {
    terms,
    codes,
    ownCodes,
    asked: () => terms.map(({ asked }) => asked),
    send: actor.send,
    type: (text: string) => actor.send({ type: 'text.changed', text }),
    submit: () => actor.send({ type: 'search.submit' }),
    wait: (milliseconds: number) => clock.increment(milliseconds),
    text: () => typedText(actor.getSnapshot()),
    view: () => predictiveSearchView(actor.getSnapshot(), (product) => coded(product, 'US'), 'US'),
  }
}

function suggested(name: string, overrides: Partial<SuggestedProduct> = {}): SuggestedProduct {
  return {
    name,
    urlTitle: name,
    thumbnail: '',
    skuCode: 'ZZ9',
    isModelSearchOnly: false,
    ...overrides,
  }
}

const found = (...names: readonly string[]): SuggestOutcome =>
  E.right({ places: [], products: names.map((name) => suggested(name)) })

const names = ({ products }: Suggestions) => products.map(({ name }) => name)

/** A search that shows what was found for a term. */
async function aSearchThatShows(term: string, ...products: readonly string[]) {
  const search = aSearch()
  search.type(term)
  search.wait(500)
  await search.terms.at(-1)?.answer(found(...products))
  return search
}

describe('the popup', () => {
  it('opens when something is typed and closes when it is taken back (SEARCH-01)', () => {
    const search = aSearch()
    expect(search.view().isOpen).toBe(false)
    search.type('m')
    expect(search.view().isOpen).toBe(true)
    search.type('')
    expect(search.view().isOpen).toBe(false)
  })

  it('closes on demand, keeps what was typed, and opens over it again', async () => {
    const search = await aSearchThatShows('motor', 'TM200')
    search.send({ type: 'popup.close' })
    expect(search.view()).toMatchObject({ isOpen: false, text: 'motor' })
    search.send({ type: 'popup.open' })
    expect(search.view().isOpen).toBe(true)
    expect(names(search.view().suggestions)).toEqual(['TM200'])
    expect(search.asked()).toEqual(['motor'])
  })

  it('does not open over an empty field', () => {
    const search = aSearch()
    search.send({ type: 'popup.open' })
    search.type('  ')
    expect(search.view().isOpen).toBe(false)
  })
})

it('keeps its text as typed, blanks and all', () => {
  const search = aSearch()
  search.type('  gear   pump ')
  expect(search.text()).toBe('  gear   pump ')
})

describe('the order of what comes', () => {
  it('shows no product, and nothing as missing, before the model code that the text may be', async () => {
    const search = aSearch()
    search.type('OM1080')
    search.submit()
    await search.ownCodes[0]?.answer(E.left({ kind: 'not-found' }))
    await search.terms[0]?.answer(found('TM200'))
    expect([names(search.view().suggestions), search.view().isEmpty]).toEqual([[], false])
    await search.codes[0]?.answer(E.left({ kind: 'not-found' }))
    expect(names(search.view().suggestions)).toEqual(['TM200'])
  })

  it('does not hold the products of a word back', async () => {
    const search = await aSearchThatShows('motor', 'TM200')
    expect(search.view().code.kind).toBe('busy')
    expect(names(search.view().suggestions)).toEqual(['TM200'])
  })
})

describe('asking for suggestions', () => {
  it('waits until no key has been pressed for 500 ms (SEARCH-05)', () => {
    const search = aSearch()
    search.type('mot')
    search.wait(499)
    search.type('motor')
    search.wait(499)
    expect(search.asked()).toEqual([])
    search.wait(1)
    expect(search.asked()).toEqual(['motor'])
  })

  it('does not wait after Enter', () => {
    const search = aSearch()
    search.type('motor')
    search.submit()
    expect(search.asked()).toEqual(['motor'])
  })

  it.each(['', 'm', 'mo', '  mo  '])('never asks for %j (SEARCH-07)', (text) => {
    const search = aSearch()
    search.type(text)
    search.submit()
    search.wait(10_000)
    expect(search.asked()).toEqual([])
  })

  it('asks with one blank between words, and not again for more blanks', async () => {
    const search = await aSearchThatShows('  gear   pump', 'GP10')
    search.type('gear pump ')
    search.wait(10_000)
    expect(search.asked()).toEqual(['gear pump'])
  })

  it('gives up the older question when another is asked (SEARCH-13)', () => {
    const search = aSearch()
    search.type('motor')
    search.wait(500)
    search.type('pump')
    expect(search.terms[0]?.signal.aborted).toBe(true)
  })

  it('keeps what is shown until the newer answer is there, and says so', async () => {
    const search = await aSearchThatShows('mot', 'TM100')
    search.type('motor')
    expect(search.view().isBusy).toBe(true)
    expect(names(search.view().suggestions)).toEqual(['TM100'])
    search.wait(500)
    await search.terms[1]?.answer(found('TM200'))
    expect(search.view().isBusy).toBe(false)
    expect(names(search.view().suggestions)).toEqual(['TM200'])
  })

  it('shows nothing for a text that is too short', async () => {
    const search = await aSearchThatShows('mot', 'TM100')
    search.type('mo')
    expect(search.view()).toMatchObject({ suggestions: { products: [] }, isBusy: false })
  })

  it('says when there is nothing to suggest', async () => {
    const search = await aSearchThatShows('zeppelin')
    expect(search.view()).toMatchObject({ isEmpty: true, failure: undefined })
  })

  it('shows a failure and nothing old beside it, and asks again on Enter', async () => {
    const search = await aSearchThatShows('mot', 'TM100')
    search.type('motor')
    search.wait(500)
    await search.terms[1]?.answer(E.left({ kind: 'timed-out' }))
    expect(search.view()).toMatchObject({
      failure: { kind: 'timed-out' },
      suggestions: { products: [] },
      isEmpty: false,
    })
    search.submit()
    await search.terms[2]?.answer(found('TM200'))
    expect(search.view()).toMatchObject({ failure: undefined })
    expect(names(search.view().suggestions)).toEqual(['TM200'])
  })

  it('never shows an older answer over a newer one, in whatever order they come', async () => {
    const step = fc.oneof(
      fc.record({ type: fc.constantFrom('motor', 'pump', 'valve', 'seal kit', 'mo') }),
      fc.record({ wait: fc.constantFrom(100, 500) }),
      fc.record({ answer: fc.nat(5) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        const search = aSearch()
        let typed = ''
        for (const each of steps) {
          if ('type' in each) {
            typed = each.type
            search.type(typed)
          } else if ('wait' in each) search.wait(each.wait)
          else {
            const question = search.terms[each.answer]
            // oxlint-disable-next-line no-await-in-loop -- one step after another
            await question?.answer(found(question.asked))
          }
          const { isBusy, suggestions } = search.view()
          if (!isBusy && names(suggestions).length > 0) expect(names(suggestions)).toEqual([typed])
        }
      }),
      { numRuns: 60 },
    )
  })
})

describe('a model code', () => {
  const motor = aProduct()

  it('is looked up and read beside the suggestions, by its first three characters (SEARCH-06)', async () => {
    const search = aSearch()
    search.type('OM1')
    search.wait(500)
    await search.codes[0]?.answer(E.right(motor))
    expect(search.codes.map(({ asked }) => asked)).toEqual(['OM1'])
    expect(search.view()).toMatchObject({
      isBusy: true,
      code: { kind: 'found', product: { name: motor.name }, decoding: { kind: 'incomplete' } },
    })
  })

  it('stands first: its product is not suggested a second time', async () => {
    const search = aSearch()
    search.type('OM1')
    search.wait(500)
    await search.codes[0]?.answer(E.right(motor))
    const again = suggested(motor.name, { urlTitle: motor.urlTitle })
    await search.terms[0]?.answer(E.right({ places: [], products: [again, suggested('other')] }))
    expect(names(search.view().suggestions)).toEqual(['other'])
  })

  it('is read on the spot while more of it is typed, without another look-up', async () => {
    const search = aSearch()
    search.type('OM1')
    search.wait(500)
    await search.codes[0]?.answer(E.right(motor))
    search.type('OM1?')
    expect(search.view().code).toMatchObject({ kind: 'found', decoding: { kind: 'wrong' } })
    expect(search.codes).toHaveLength(1)
  })
})

describe('the entry', () => {
  it('requires text, and is content as soon as there is some (SEARCH-09)', () => {
    const search = aSearch()
    search.submit()
    expect(search.view().needsText).toBe(true)
    search.type('m')
    expect(search.view().needsText).toBe(false)
  })
})

it('shows two suggestions of a type and ten in all (SEARCH-04)', async () => {
  const search = aSearch()
  search.type('motor')
  search.wait(500)
  const types = ['brand', 'category', 'productType'] as const
  const places = types.flatMap((type) =>
    ['a', 'b', 'c'].map((text) => ({ type, text, link: `/${type}/${text}` })),
  )
  const products = Array.from({ length: 9 }, (_, index) => suggested(`p${index}`))
  await search.terms[0]?.answer(E.right({ places, products }))
  const { suggestions } = search.view()
  expect(suggestions.places.map(({ text }) => text)).toEqual(['a', 'b', 'a', 'b', 'a', 'b'])
  expect(suggestions.products).toHaveLength(4)
})

describe("one of the customer's own codes", () => {
  const motor = aProduct()
  const own = (customCode: string): OwnCodeOutcome =>
    E.right({
      found: { code: { customCode, modelCode: 'OM1080CNS', price: undefined }, product: motor },
      used: undefined,
      numbers: [],
    })
  const notFound: Found = E.right('missing')

  it('is offered with the model that it stands for, whatever the letter case', async () => {
    const search = aSearch()
    search.type('us-1001')
    search.submit()
    await search.codes[0]?.answer(notFound)
    await search.ownCodes[0]?.answer(own('US-1001'))
    expect(search.view().ownCode).toMatchObject({
      kind: 'found',
      code: { customCode: 'US-1001' },
      modelCode: 'OM1080CNS',
    })
  })

  it('waits for what the text means as a model code', async () => {
    const search = aSearch()
    search.type('US-1001')
    search.submit()
    await search.ownCodes[0]?.answer(own('US-1001'))
    expect(search.view().ownCode).toEqual({ kind: 'busy', numbers: [] })
  })

  it.each([
    ['stands back behind a model that has the very code', 'OM1080CNS', 'none'],
    ['goes before the beginning of a model code', 'OM1080', 'found'],
  ])('%s', async (_title, text, kind) => {
    const search = aSearch()
    search.type(text)
    search.submit()
    await search.codes[0]?.answer(E.right(motor))
    await search.ownCodes[0]?.answer(own(text))
    expect(search.view().ownCode.kind).toBe(kind)
  })

  it('says nothing while it is unknown whether a model has the code', async () => {
    const search = aSearch()
    search.type('US-1001')
    search.submit()
    await search.codes[0]?.answer(E.left({ kind: 'timed-out' }))
    await search.ownCodes[0]?.answer(own('US-1001'))
    expect(search.view().ownCode).toEqual({ kind: 'none', numbers: [] })
  })

  it('is requested again when the customer changes', async () => {
    const search = aSearch()
    search.type('US-1001')
    search.submit()
    search.send({ type: 'customer.changed' })
    search.wait(500)
    expect(search.ownCodes.map(({ signal }) => signal.aborted)).toEqual([true, false])
    expect(search.asked()).toEqual(['US-1001'])
  })
})
