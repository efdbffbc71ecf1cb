/** The page of a long quote, drawn a piece at a time. */
import { renderHook, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  type Positions,
  stillBehind,
  useDrawnPositions,
} from '../../../src/ui/parts/quote/lines/use-drawn-positions.ts'
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

describe('the numbers of the lines', () => {
  const sections = Array.from({ length: 12 }, (_, name) => ({ name, keys: [`line-${name}`] }))
  const positionsWithout = (gone: number): Positions =>
    new Map(
      sections
        .flatMap(({ keys }) => keys)
        .toSpliced(gone, 1)
        .map((key, at) => [key, at + 1]),
    )
  const before: Positions = new Map([...positionsWithout(12), ['line-12', 13]])

  it('are drawn first where one is, and all of them a moment later (QUOTE-34)', async () => {
    const after = positionsWithout(0)
    const names = sections.map(({ name }) => name)
    const current: number[][] = []
    const { rerender } = renderHook(
      ({ positions }) => {
        const positionsOf = useDrawnPositions(positions, sections, 'line-6')
        current.push(names.filter((name) => positionsOf(name) === after))
      },
      { initialProps: { positions: before } },
    )
    rerender({ positions: after })
    expect(current.find(({ length }) => length > 0)).toEqual([5, 6, 7])
    await waitFor(() => expect(current.at(-1)).toEqual(names))
  })

  it('are never missing where a line has come (QUOTE-34)', () => {
    const with13 = [...sections, { name: 12, keys: ['line-13'] }]
    const now = new Map([...before, ['line-13', 14]])
    const behind = stillBehind(() => before, now, with13, 'line-0')
    expect(behind.has(12)).toBe(false)
    expect(behind.size).toBe(9)
  })
})
