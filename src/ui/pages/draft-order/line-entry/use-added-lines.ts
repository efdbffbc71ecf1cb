/** The lines that were added in this tab, the latest first, so that it is easy to find one's place in a stack of documents. */
import { useState } from 'react'

export interface AddedNow {
  readonly code: string
  readonly quantity: number
}

const mostKept = 5

export function useAddedLines(): readonly [readonly AddedNow[], (line: AddedNow) => void] {
  const [lines, setLines] = useState<readonly AddedNow[]>([])
  return [lines, (line) => setLines((known) => [line, ...known].slice(0, mostKept))]
}
