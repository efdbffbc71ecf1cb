/** What has been typed is asked for before the search is there that asks for it. */
import { taskEither as TE } from 'fp-ts'
import type { AddressZone } from '../../domain/account/address-zone.ts'
import { mayBeCode, suggestionTerm } from '../../domain/search/search-query.ts'
import type { SearchReads } from './predictive-search.ts'

type Suggesting = Pick<SearchReads, 'suggestions'>

/**
 * Asks at once what may be meant by the text in this zone, where there is enough of it (SEARCH-05). Of the reads that it
 * answers, the first to ask the same is handed that answer; where it has failed, the question is asked again.
 */
export function withEarlySearch<Reads extends Suggesting>(
  reads: Reads,
  text: string,
  zone: AddressZone,
): Reads {
  const term = suggestionTerm(text)
  // What may be a model code is read as one at the same time; its product would stand there before the model itself.
  if (term === undefined || mayBeCode(term)) return reads
  let early: ReturnType<ReturnType<Suggesting['suggestions']>> | undefined = reads.suggestions(
    term,
    undefined,
    zone,
  )()
  return {
    ...reads,
    suggestions: (asked, signal, region) => {
      const ask = () => reads.suggestions(asked, signal, region)
      if (early === undefined || asked !== term || region !== zone) return ask()
      const answer = early
      early = undefined
      return TE.orElse(ask)(() => answer)
    },
  }
}
