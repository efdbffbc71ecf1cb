/** The page of a long quote, drawn a piece at a time. */
import { renderHook, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { usePieces } from '../../../src/ui/parts/quote/use-pieces.ts'

function piecesOf(lines: number): readonly number[] {
  const seen: number[] = []
  const { result } = renderHook(() => {
    const count = usePieces(4, lines)
    seen.push(count)
    return { count, seen }
  })
  return result.current.seen
}

describe('the pieces of a page', () => {
  it('are drawn at once where a window shows the lines', () => {
    expect(piecesOf(30)).toEqual([4])
  })

  it('are drawn one after the other where there are more', async () => {
    const seen = piecesOf(31)
    expect(seen).toEqual([1])
    await waitFor(() => expect(seen).toEqual([1, 2, 3, 4]))
  })
})
