/** The codes that were entered one after the other, as lines of which an own code may be matched by hand. */
import { useState } from 'react'
import type { MatchedLine } from '../../../../domain/draft-order/hand-match.ts'
import type { ModelSearchEntry } from './use-model-search.ts'

/** The lines, and what begins the next one once a line has been added. */
export function useEnteredCodes(
  entry: ModelSearchEntry,
): readonly [lines: readonly MatchedLine[], next: () => void] {
  const [before, setBefore] = useState<readonly MatchedLine[]>([])
  const { read, state, text } = entry
  const line: MatchedLine = {
    key: String(before.length),
    text,
    isUnknown: state === 'missing',
    isReady: state === 'found' && read?.choices !== undefined && read.ownCode === undefined,
  }
  return [[...before, line], () => setBefore([...before, line])]
}
