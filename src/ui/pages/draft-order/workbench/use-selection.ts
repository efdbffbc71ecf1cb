/** The lines that are chosen, by key. Lines that have gone are chosen no more. */
import { useCallback, useMemo, useState } from 'react'
import type { LineView } from '../../../../application/draft-order/csv-import.view.ts'

export interface Selection {
  readonly keys: ReadonlySet<string>
  readonly select: (key: string, isSelected: boolean) => void
  /** The same for many lines; the others stay as they are. */
  readonly selectAll: (keys: readonly string[], areSelected: boolean) => void
  readonly clear: () => void
}

export function useSelection(lines: readonly LineView[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set())
  const keys = useMemo(
    () =>
      chosen.size === 0
        ? chosen
        : new Set(lines.map(({ key }) => key).filter((key) => chosen.has(key))),
    [lines, chosen],
  )
  const selectAll = useCallback((some: readonly string[], areSelected: boolean) => {
    setChosen((before) => {
      const after = new Set(before)
      for (const key of some) {
        if (areSelected) after.add(key)
        else after.delete(key)
      }
      return after
    })
  }, [])
  const select = useCallback(
    (key: string, isSelected: boolean) => selectAll([key], isSelected),
    [selectAll],
  )
  const clear = useCallback(() => setChosen(new Set()), [])
  return { keys, select, selectAll, clear }
}
