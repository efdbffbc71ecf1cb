/** What has been typed is asked for before the search is there. */
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import type { PortFailure } from '../../../src/application/failure.ts'
import { withEarlySearch } from '../../../src/application/search/early-search.ts'
import type { Suggestions } from '../../../src/domain/search/suggestion.ts'

const found: Suggestions = { products: [], places: [] }

/** Reads that fail as often as they are told to, and what they were asked. */
function reading(failures = 0) {
  const asked: string[] = []
  return {
    asked,
    reads: {
      suggestions: (term: string, _?: AbortSignal, zone?: string) => () => {
        asked.push(`${term} ${zone}`)
        const answer: E.Either<PortFailure, Suggestions> =
          asked.length > failures ? E.right(found) : E.left({ kind: 'unreachable', offline: false })
        return Promise.resolve(answer)
      },
    },
  }
}

describe('what has been typed before the search is there', () => {
  it('is asked for at once, and its answer handed to the first who asks the same (SEARCH-05)', async () => {
    const { asked, reads } = reading()
    const { suggestions } = withEarlySearch(reads, ' pump ', 'EU')
    expect(asked).toEqual(['pump EU'])
    expect(await suggestions('pump', undefined, 'EU')()).toEqual(E.right(found))
    expect(asked).toEqual(['pump EU'])
    await suggestions('pump', undefined, 'EU')()
    expect(asked).toEqual(['pump EU', 'pump EU'])
  })

  it('answers no other term and no other zone', async () => {
    const { asked, reads } = reading()
    const { suggestions } = withEarlySearch(reads, 'pump', 'EU')
    await suggestions('pumps', undefined, 'EU')()
    await suggestions('pump', undefined, 'US')()
    expect(asked).toEqual(['pump EU', 'pumps EU', 'pump US'])
  })

  it('is asked for again where the answer has failed', async () => {
    const { asked, reads } = reading(1)
    const { suggestions } = withEarlySearch(reads, 'pump', 'EU')
    expect(await suggestions('pump', undefined, 'EU')()).toEqual(E.right(found))
    expect(asked).toEqual(['pump EU', 'pump EU'])
  })

  it('is not asked for where it is too short to mean something, or may be a model code', () => {
    const { asked, reads } = reading()
    withEarlySearch(reads, 'p', 'EU')
    withEarlySearch(reads, 'TM231A1U3BS', 'US')
    expect(asked).toEqual([])
  })
})
