/** The lines that are chosen, by key. Lines that have gone are chosen no more. */
import { useCallback, useMemo, useState } from 'react'
import type { LineView } from '../../../../application/draft-order/csv-import.view.ts'

export interface Selection {
  readonly keys: ReadonlySet<string>
  readonly select: (key: string, isSelected: boolean) => void
  readonly selectAll: (keys: readonly string[]) => void
}

export function useSelection(lines: readonly LineView[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set())
  const keys = useMemo(
    () => new Set(lines.map(({ key }) => key).filter((key) => chosen.has(key))),
    [lines, chosen],
  )
  const select = useCallback((key: string, isSelected: boolean) => {
    setChosen((before) => {
      const after = new Set(before)
      if (isSelected) after.add(key)
      else after.delete(key)
      return after
    })
  }, [])
  const selectAll = useCallback((all: readonly string[]) => setChosen(new Set(all)), [])
  return { keys, select, selectAll }
}
