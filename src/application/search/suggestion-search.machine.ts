/** Products and places for the text as a whole. Those of the text before stay until the newer ones have come. */
import type { SnapshotFrom } from 'xstate'
import { suggestionTerm } from '../../domain/search/search-query.ts'
import type { Suggestions } from '../../domain/search/suggestion.ts'
import { typedSearchMachine } from './typed-search.machine.ts'

export const suggestionSearchMachine = typedSearchMachine<Suggestions>({
  id: 'suggestionSearch',
  questionIn: suggestionTerm,
  keepsOlder: true,
})

export type SuggestionSearchSnapshot = SnapshotFrom<typeof suggestionSearchMachine>
