import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { recording } from '../../../../src/adapters/http/answers.ts'
import { decodeWith, type DeferredDecode } from '../../../../src/adapters/http/decode.ts'
import { jsonClient } from '../../../../src/adapters/http/json-client.ts'
import { readPageData, writePageData } from '../../../../src/adapters/http/page-data.ts'
import { type PageValues, valuesOfPage } from '../../../../src/adapters/http/page-values.ts'
import { silentLog } from '../../../fakes/silent-log.ts'
import { recordedPause } from '../../../fakes/recorded-pause.ts'
import { replying, scriptedFetch } from '../../../fakes/scripted-fetch.ts'

const anything = { decode: (body: unknown) => E.right(body) }

function late(
  fetched: () => void = () => {},
  name = 'thing',
): DeferredDecode<ReadonlyMap<string, unknown>> {
  return {
    name,
    fetch: async () => {
      fetched()
      return decodeWith(anything, (body) => new Map([['said', body]]))
    },
  }
}

function clientOver(fetch: typeof globalThis.fetch, values: PageValues) {
  const log = silentLog()
  return jsonClient({
    fetch,
    values,
    pause: recordedPause().pause,
    isOnline: () => true,
    retryDelays: [],
    baseUrl: '',
    log,
  })
}

/** What a browser finds in the page of a server that was answered this to the one question it asked. */
async function pageWith(answer: unknown) {
  const network = recording(scriptedFetch(replying(answer)).fetch)
  await clientOver(network.fetch, network.values).read({ path: 'thing', decode: late() })()
  const text = writePageData({
    isWhole: true,
    origin: '',
    chosen: { language: undefined, region: undefined, consent: undefined, units: undefined },
    answers: network.answers(),
    values: network.writtenValues(),
    texts: { language: 'en', areas: {} },
  })
  return readPageData(text)
}

describe('values that travel with a page', () => {
  it('stand for their answers: nothing is asked, and no code fetched to read it', async () => {
    const page = await pageWith({ name: 'TM200' })
    expect(page?.answers).toEqual([])
    const network = scriptedFetch(replying({ name: 'newer' }))
    let fetched = 0
    const client = clientOver(
      network.fetch,
      valuesOfPage(page?.values ?? [], () => 0),
    )
    const read = client.read({ path: 'thing', decode: late(() => (fetched += 1)) })
    expect(await read()).toEqual(E.right(new Map([['said', { name: 'TM200' }]])))
    expect(network.asked).toHaveLength(0)
    expect(fetched).toBe(0)
    // Each is handed out once.
    expect(await read()).toEqual(E.right(new Map([['said', { name: 'newer' }]])))
  })

  it('say of what there is not that it is not there', async () => {
    const network = recording(scriptedFetch(replying('gone', { status: 404 })).fetch)
    await clientOver(network.fetch, network.values).read({ path: 'thing', decode: late() })()
    expect(network.answers()).toEqual([])
    const browser = scriptedFetch()
    let fetched = 0
    const client = clientOver(
      browser.fetch,
      valuesOfPage(network.writtenValues(), () => 0),
    )
    const read = client.read({ path: 'thing', decode: late(() => (fetched += 1)) })
    expect(await read()).toEqual(E.left({ kind: 'not-found' }))
    expect(fetched).toBe(0)
  })

  it('belong to one question and one way of reading it', async () => {
    const page = await pageWith('first')
    const network = scriptedFetch(replying('second'), replying('third'))
    const client = clientOver(
      network.fetch,
      valuesOfPage(page?.values ?? [], () => 0),
    )
    const asked = { path: 'thing', body: { keyword: 'pump' }, decode: late() }
    expect(await client.read(asked)()).toEqual(E.right(new Map([['said', 'second']])))
    const otherwise = { path: 'thing', decode: late(() => {}, 'other') }
    expect(await client.read(otherwise)()).toEqual(E.right(new Map([['said', 'third']])))
  })

  it('grow old with the page', async () => {
    const page = await pageWith('first')
    let now = 0
    const network = scriptedFetch(replying('second'))
    const client = clientOver(
      network.fetch,
      valuesOfPage(page?.values ?? [], () => now),
    )
    now = 60_000
    const read = client.read({ path: 'thing', decode: late() })
    expect(await read()).toEqual(E.right(new Map([['said', 'second']])))
  })

  it('are not asked for in vain: code that cannot be fetched is a failure of the connection', async () => {
    const network = scriptedFetch(replying('first'))
    const client = clientOver(
      network.fetch,
      valuesOfPage([], () => 0),
    )
    const lost = { name: 'thing', fetch: () => Promise.reject(new Error('The file is gone.')) }
    expect(await client.read({ path: 'thing', decode: lost })()).toEqual(
      E.left({ kind: 'unreachable', offline: false }),
    )
  })

  it('come back as they were, maps as well', async () => {
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 4 },
        fc.string(),
        fc.boolean(),
        fc.integer(),
        fc.constant(null),
        fc.array(tie('value'), { maxLength: 4 }),
        fc.dictionary(fc.string({ minLength: 1, maxLength: 4 }), tie('value'), {
          maxKeys: 4,
          noNullPrototype: true,
        }),
        fc.array(fc.tuple(fc.string(), tie('value')), { maxLength: 4 }).map((all) => new Map(all)),
      ),
    }))
    await fc.assert(
      fc.asyncProperty(value, async (each) => {
        const page = {
          isWhole: true,
          origin: '',
          chosen: { language: undefined, region: undefined, consent: undefined, units: undefined },
          answers: [],
          values: [{ key: 'k', value: each }],
          texts: { language: 'en', areas: {} },
        }
        const values = valuesOfPage(readPageData(writePageData(page))?.values ?? [], () => 0)
        expect(values.take('k')?.value).toEqual(each)
      }),
    )
  })
})
