import type { ReactNode } from 'react'
import { QuotePending } from './QuotePending.tsx'
import { usePieces } from './use-pieces.ts'

interface QuoteInTurnProps {
  /** How many lines the quote has. */
  readonly lines: number
  readonly children: ReactNode
}

/** The page of a quote: where it has many lines, in a turn after that in which it was read. */
export function QuoteInTurn({ lines, children }: QuoteInTurnProps) {
  return usePieces(2, lines) === 2 ? children : <QuotePending />
}
