/** A text that was typed before the search was there has waited long enough. */
import { taskEither as TE } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { openSearch } from '../../src/ui/parts/search/open-search.ts'

function aSearch() {
  const asked: string[] = []
  const nowhere = TE.left({ kind: 'not-found' } as const)
  const search = openSearch({
    suggestions: (term) => {
      asked.push(term)
      return TE.right({ products: [], places: [] })
    },
    suggestedProducts: () => TE.right([]),
    productBySkuCode: () => nowhere,
    ownCodes: () => TE.right([]),
  })
  return { asked, search }
}

describe('a text', () => {
  it('that is being typed waits for more keys (SEARCH-05)', () => {
    const { asked, search } = aSearch()
    search.type('pump')
    expect(asked).toEqual([])
  })

  it('that has rested before the search came is asked for at once (SEARCH-05)', () => {
    const { asked, search } = aSearch()
    search.type('pump', true)
    expect(asked).toEqual(['pump'])
    search.type('pumps')
    expect(asked).toEqual(['pump'])
  })
})
