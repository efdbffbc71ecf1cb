import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { settingsPath } from '../../../../src/adapters/content/settings-path.ts'
import { httpSiteContent } from '../../../../src/adapters/content/site-content.http.ts'
import { headStart } from '../../../../src/adapters/http/head-start.ts'
import { jsonClient } from '../../../../src/adapters/http/json-client.ts'
import { publicQuestion } from '../../../../src/adapters/http/question.ts'
import { httpProductCatalogue } from '../../../../src/adapters/search/product-catalogue.http.ts'
import { httpProductSearch } from '../../../../src/adapters/search/product-search.http.ts'
import { pathOfUrlTitle } from '../../../../src/adapters/search/storage-paths.ts'
import {
  encodeProductQuery,
  productsPath,
} from '../../../../src/adapters/search/wire/product-query.wire.ts'
import { aProductAnswer } from '../../../builders/wire-answers.ts'
import { recordedPause } from '../../../fakes/recorded-pause.ts'
import { dropping, type Reply, replying, scriptedFetch } from '../../../fakes/scripted-fetch.ts'
import { silentLog } from '../../../fakes/silent-log.ts'

const everything = { keyword: '', page: 1 }

function opened(...replies: readonly Reply[]) {
  const network = scriptedFetch(...replies)
  let milliseconds = 0
  const start = headStart(network.fetch, () => milliseconds)
  const parts = { fetch: start.fetch, pause: recordedPause().pause, isOnline: () => true }
  const http = jsonClient({ ...parts, baseUrl: '', log: silentLog() })
  return {
    start,
    asked: network.asked,
    wait: (longer: number) => {
      milliseconds += longer
    },
    catalogue: httpProductCatalogue(http, () => 'en'),
    search: httpProductSearch(http, { spoken: () => 'en', region: () => undefined }),
    content: httpSiteContent(http),
  }
}

const askProducts = ({ start }: ReturnType<typeof opened>) =>
  start.ask(publicQuestion('', productsPath, encodeProductQuery(everything, 'en')))

describe('a head start', () => {
  it('asks once for what a page begins with, however early', async () => {
    const shop = opened(
      replying({ data: {} }),
      replying(aProductAnswer()),
      replying({ products: [], total: 0 }),
    )
    shop.start.ask(publicQuestion('', settingsPath))
    shop.start.ask(publicQuestion('', pathOfUrlTitle('tm200-orbital-motor', 'en') ?? ''))
    askProducts(shop)
    const answers: readonly E.Either<unknown, unknown>[] = [
      await shop.content.settings()(),
      await shop.catalogue.byUrlTitle('tm200-orbital-motor')(),
      await shop.search.products({ ...everything, filters: new Map(), sort: undefined })(),
    ]
    expect(answers.every(E.isRight)).toBe(true)
    expect(shop.asked).toHaveLength(3)
  })

  it('hands out an answer once, and only to the question it belongs to', async () => {
    const shop = opened(replying({ products: [], total: 0 }))
    askProducts(shop)
    await shop.search.products({ keyword: 'pump', page: 1 })()
    expect(shop.asked).toHaveLength(2)
    await shop.search.products(everything)()
    expect(shop.asked).toHaveLength(2)
    await shop.search.products(everything)()
    expect(shop.asked).toHaveLength(3)
  })

  it('says nothing when it fails, and has the question asked again', async () => {
    const shop = opened(dropping, replying({ products: [], total: 0 }))
    askProducts(shop)
    expect(E.isRight(await shop.search.products(everything)())).toBe(true)
    expect(shop.asked).toHaveLength(2)
  })

  it('does not hand out what has become old meanwhile', async () => {
    const shop = opened(replying({ products: [], total: 0 }))
    askProducts(shop)
    shop.wait(10_000)
    await shop.search.products(everything)()
    expect(shop.asked).toHaveLength(2)
  })
})
