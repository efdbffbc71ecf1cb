/** The numbers of the lines as they are drawn: those of a few sections at a time, where one line of thousands has gone. */
import { startTransition, useEffect, useState } from 'react'
import { afterFrame } from '../../../components/Grid/after-frame.ts'

/** Sections whose numbers are drawn in one go. */
const sectionsAtOnce = 3

export type Positions = ReadonlyMap<string, number>

interface Section {
  readonly name: number
  readonly keys: readonly string[]
}

/** The numbers that sections still show from before, by the names of the sections. */
type Behind = ReadonlyMap<number, Positions>

/** Answers the numbers that a section shows. The section of the line in which one is comes first. */
export function useDrawnPositions(
  positions: Positions,
  sections: readonly Section[],
  here: string | undefined,
): (name: number) => Positions {
  const [state, setState] = useState<{ readonly positions: Positions; readonly behind: Behind }>({
    positions,
    behind: new Map(),
  })
  const shown = (name: number) => state.behind.get(name) ?? state.positions
  const isNew = state.positions !== positions
  const behind = isNew ? stillBehind(shown, positions, sections, here) : state.behind
  if (isNew) setState({ positions, behind })
  // The rest waits until the browser has shown what is there.
  useEffect(() => {
    if (behind.size === 0) return undefined
    const now = (name: number) => behind.get(name) ?? positions
    const next = () => setState({ positions, behind: stillBehind(now, positions, sections, here) })
    return afterFrame(() => startTransition(next))
  }, [behind, positions, sections, here])
  return (name) => behind.get(name) ?? positions
}

/** What sections show from before once a few more have caught up; a line that has come is never without its number. */
export function stillBehind(
  shown: (name: number) => Positions,
  positions: Positions,
  sections: readonly Section[],
  here: string | undefined,
): Behind {
  const at = here === undefined ? -1 : sections.findIndex(({ keys }) => keys.includes(here))
  const start = Math.max(at, 0)
  const outdated = sections
    .map(({ name, keys }, index) => ({ name, keys, distance: Math.abs(index - start) }))
    .filter(({ name }) => shown(name) !== positions)
    .filter(({ name, keys }) => keys.every((key) => shown(name).has(key)))
    .toSorted((one, other) => one.distance - other.distance)
  return new Map(outdated.slice(sectionsAtOnce).map(({ name }) => [name, shown(name)]))
}
