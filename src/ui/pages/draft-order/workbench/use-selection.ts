/** The lines that are chosen, by key. Lines that have gone are chosen no more. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { LineView } from '../../../../application/draft-order/csv-import.view.ts'
import {
  type Choice,
  nothingChosen,
  type RowSelection,
  withChoice,
  withoutGone,
  withReach,
} from '../../../../domain/shared/row-selection.ts'

export interface Selection {
  readonly keys: ReadonlySet<string>
  readonly select: (choice: Choice<string>) => void
  /** From a line to another one: both are chosen, and all between them. */
  readonly extend: (from: string, to: string) => void
  /** The same for many lines; the others stay as they are. */
  readonly selectAll: (keys: readonly string[], areSelected: boolean) => void
  readonly clear: () => void
}

/** `shown` are the lines that are shown, in their order. */
export function useSelection(lines: readonly LineView[], shown: readonly LineView[]): Selection {
  const [held, setHeld] = useState<RowSelection<string>>(nothingChosen)
  const keys = useMemo(
    () => (held.chosen.size === 0 ? held : withoutGone(held, new Set(keysOf(lines)))).chosen,
    [lines, held],
  )
  const latest = useRef(shown)
  useEffect(() => {
    latest.current = shown
  })
  const select = useCallback(
    (choice: Choice<string>) =>
      setHeld((before) => withChoice(before, keysOf(latest.current), choice)),
    [],
  )
  const extend = useCallback(
    (from: string, to: string) =>
      setHeld((before) => withReach(before, keysOf(latest.current), { from, to })),
    [],
  )
  const selectAll = useCallback((some: readonly string[], areSelected: boolean) => {
    setHeld(({ chosen }) => {
      const after = new Set(chosen)
      for (const key of some) {
        if (areSelected) after.add(key)
        else after.delete(key)
      }
      return { chosen: after, anchor: undefined }
    })
  }, [])
  const clear = useCallback(() => setHeld(nothingChosen), [])
  return { keys, select, extend, selectAll, clear }
}

const keysOf = (lines: readonly LineView[]) => lines.map(({ key }) => key)
