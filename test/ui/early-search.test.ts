/** A search that is begun before its field can be used. */
import { taskEither as TE } from 'fp-ts'
import { describe, expect, it, vi } from 'vitest'
import { lazy } from '../../src/application/lazy.ts'
import type { Catalogue } from '../../src/application/catalogue/catalogue.ts'
import { begunSearch, searchEarly } from '../../src/ui/parts/search/begun-search.ts'
import { startTranslations } from '../../src/ui/i18n/i18n.ts'

const { translations } = startTranslations('en_us', [], () => {})

function aCatalogue() {
  const asked: string[] = []
  const nowhere = TE.left({ kind: 'not-found' } as const)
  const found: Partial<Catalogue> = {
    suggestions: (term, _, zone) => {
      asked.push(`${term} ${zone}`)
      return TE.right({ products: [], places: [] })
    },
    suggestedProducts: () => TE.right([]),
    productBySkuCode: () => nowhere,
    ownCodes: () => TE.right([]),
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a search asks
  return { asked, catalogue: lazy(() => Promise.resolve(found as Catalogue)) }
}

const longAgo = { text: 'pump', at: -1000 }

describe('what was typed before the search could be used', () => {
  it('is asked for at once, and only once (SEARCH-05)', async () => {
    const { asked, catalogue } = aCatalogue()
    await searchEarly(longAgo, 'EU', { catalogue, translations })
    expect(asked).toEqual(['pump EU'])
    const search = await begunSearch(catalogue, translations)
    search.searchFor(undefined, 'EU')
    search.type('pump', true)
    expect(asked).toEqual(['pump EU'])
  })

  it('is taken away and asked for again once its reader turns out to be of another region (CONF-07)', async () => {
    const { asked, catalogue } = aCatalogue()
    await searchEarly(longAgo, 'US', { catalogue, translations })
    const search = await begunSearch(catalogue, translations)
    await vi.waitFor(() => expect(search.view('US').isEmpty).toBe(true))
    search.searchFor('eu', 'EU')
    expect(search.view('EU').isEmpty).toBe(false)
    expect(asked).toEqual(['pump US', 'pump EU'])
    expect(search.view('EU').text).toBe('pump')
  })

  it('belongs to the field that is used first', async () => {
    const { asked, catalogue } = aCatalogue()
    void searchEarly(longAgo, 'US', { catalogue, translations })
    const first = await begunSearch(catalogue, translations)
    const second = await begunSearch(catalogue, translations)
    expect(second).not.toBe(first)
    second.type('valve', true)
    expect(asked).toEqual(['pump US', 'valve undefined'])
  })

  it('is searched for again where the catalogue did not come', async () => {
    const { catalogue: whole, asked } = aCatalogue()
    let tries = 0
    const catalogue = lazy(() => {
      tries += 1
      return tries === 1 ? Promise.reject(new Error('offline')) : whole()
    })
    await searchEarly(longAgo, 'US', { catalogue, translations })
    const search = await begunSearch(catalogue, translations)
    search.type('pump', true)
    expect(asked).toEqual(['pump undefined'])
  })
})
