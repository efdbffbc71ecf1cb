/** Products and places for the text as a whole. Those of the text before stay until the newer ones have come. */
import type { SnapshotFrom } from 'xstate'
import { searchTerm, shortestTerm } from '../../domain/search/search-query.ts'
import type { Suggestions } from '../../domain/search/suggestion.ts'
import { typedSearchMachine } from './typed-search.machine.ts'

/** The term that a text asks for; undefined where it is too short to mean something. */
export function questionOf(text: string): string | undefined {
  const term = searchTerm(text)
  return term.length < shortestTerm ? undefined : term
}

export const suggestionSearchMachine = typedSearchMachine<Suggestions>({
  id: 'suggestionSearch',
  questionIn: questionOf,
  keepsOlder: true,
})

export type SuggestionSearchSnapshot = SnapshotFrom<typeof suggestionSearchMachine>
