/** Cells and places: which place an element of the table belongs to, and which element is at a place. */
import { letIn } from '../../../../components/Grid/portions.ts'
import { isColumn, type CellPlace } from './grid-place.ts'

export function placeOf(element: Element): CellPlace | undefined {
  const column = element.closest<HTMLElement>('[data-column]')?.dataset.column
  const row = element.closest<HTMLElement>('[data-line]')?.dataset.line
  return row !== undefined && isColumn(column) ? { row, column } : undefined
}

/** Brings the focus to a place, or to the first step that repairs it. */
export function focusPlace(
  grid: HTMLElement,
  { row, column }: CellPlace,
  on: 'cell' | 'notes',
): void {
  const line = [...grid.querySelectorAll<HTMLElement>('[data-line]')].find(
    ({ dataset }) => dataset.line === row,
  )
  const cell = line?.querySelector<HTMLElement>(`[data-column="${column}"]`)
  const repair =
    on === 'notes'
      ? (line?.querySelector<HTMLElement>(`[data-repair="${column}"]`) ??
        line?.querySelector<HTMLElement>('[data-repair]'))
      : undefined
  const target = repair ?? cell
  letIn(target ?? null)
  target?.focus()
}

/** Goes through the repairs of a line with the arrow keys; Escape goes back to the cell. Answers whether it did. */
export function moveAmongRepairs(target: HTMLElement, key: string): boolean {
  const cell = target.closest<HTMLElement>('[data-column]')
  const all = [...(cell?.querySelectorAll<HTMLElement>('[data-repair]') ?? [])]
  const at = all.indexOf(target)
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key]
  if (key === 'Escape') cell?.focus()
  else if (step !== undefined) all[Math.min(Math.max(at + step, 0), all.length - 1)]?.focus()
  else return false
  return true
}
