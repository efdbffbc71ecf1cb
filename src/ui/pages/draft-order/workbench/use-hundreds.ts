/**
 * The hundred of lines that is on the page: a table holds no more (CSV-08). It is drawn a few lines at a time, so that
 * the page answers in between.
 */
import { startTransition, useCallback, useEffect, useMemo, useState } from 'react'
import type { LineView } from '../../../../application/draft-order/csv-import.view.ts'
import { hundredOf, inHundreds } from '../../../../domain/draft-order/hundreds.ts'
import { afterFrame } from '../../../components/Grid/after-frame.ts'
import { useSameList } from '../../../use-same-list.ts'
import { wantsAttention } from './grid/reasons-of.ts'

/** Lines that are drawn with the table. */
const firstLines = 5

/** Lines that the browser lays out at the beginning: those of a window, and as far below it as it looks. */
const linesNear = 50

/** Lines that are drawn in one go near the window, and below, where they are made and not laid out. */
const moreLines = { near: 5, below: 25 } as const

export interface Hundreds {
  /** Counted from 0. */
  readonly at: number
  /** Of each hundred, whether a line of it needs attention. */
  readonly needAttention: readonly boolean[]
  /** The lines of this hundred. */
  readonly here: readonly LineView[]
  /** Those of them that are drawn already. */
  readonly drawn: readonly LineView[]
  readonly go: (at: number) => void
  /** Brings the hundred of a line onto the page, drawn as far as that line. */
  readonly show: (key: string) => void
  readonly toEnd: () => void
}

/** `lines` are all that fit the filter, in their order. */
export function useHundreds(lines: readonly LineView[]): Hundreds {
  const [place, setPlace] = useState({ at: 0, count: firstLines })
  const hundreds = useMemo(() => inHundreds(lines), [lines])
  const at = Math.min(place.at, Math.max(0, hundreds.length - 1))
  const here = hundreds[at] ?? noLines
  const { count } = place
  const isShort = count < here.length
  // The rest waits until the browser has shown what is there.
  useEffect(() => {
    if (!isShort) return undefined
    const more = () =>
      setPlace((before) => ({
        ...before,
        count: count + moreLines[count < linesNear ? 'near' : 'below'],
      }))
    return afterFrame(() => startTransition(more))
  }, [isShort, count])
  const drawn = useMemo(() => (isShort ? here.slice(0, count) : here), [here, isShort, count])
  const go = useCallback((to: number) => setPlace({ at: to, count: firstLines }), [])
  const needAttention = useSameList(
    useMemo(() => hundreds.map((hundred) => hundred.some(wantsAttention)), [hundreds]),
  )
  return {
    at,
    needAttention,
    here,
    drawn,
    go,
    show: (key) => {
      const index = lines.findIndex((line) => line.key === key)
      const to = hundredOf(index)
      const least = index - to * (hundreds[0]?.length ?? 0) + 1
      const drawn = to === at ? count : firstLines
      setPlace({ at: to, count: Math.max(drawn, least) })
    },
    toEnd: () => setPlace({ at: Number.MAX_SAFE_INTEGER, count: Number.MAX_SAFE_INTEGER }),
  }
}

const noLines: readonly LineView[] = []
