/** Cells and places: which place an element of the table belongs to, and which element is at a place. */
import { isColumn } from './sheet-columns.ts'
import { letIn } from '../../../components/Grid/portions.ts'
import type { SheetPlace } from './sheet-state.ts'

export function placeOf(element: Element): SheetPlace | undefined {
  const column = element.closest<HTMLElement>('[data-column]')?.dataset.column
  const row = element.closest<HTMLElement>('[data-line]')?.dataset.line
  return row !== undefined && isColumn(column) ? { row, column } : undefined
}

/** A line that can be changed has a cell with an id, which is found without looking through thousands of elements. */
function lineIn(table: HTMLElement, row: string): HTMLElement | null {
  const cell = table.ownerDocument.getElementById(`quantity:${row}`)
  return cell && table.contains(cell)
    ? cell.closest<HTMLElement>('[data-line]')
    : table.querySelector<HTMLElement>(`[data-line="${CSS.escape(row)}"]`)
}

/** Brings the focus to a cell, or to the first button of what is said of its line. */
export function focusPlace(
  table: HTMLElement,
  { row, column }: SheetPlace,
  on: 'cell' | 'notes',
): void {
  const line = lineIn(table, row)
  const cell = line?.querySelector<HTMLElement>(`[data-column="${column}"]`)
  const button =
    on === 'notes' ? line?.querySelector<HTMLElement>('[data-notes] button') : undefined
  // A cell with one control is that control for the keyboard.
  const control =
    column === 'select' || column === 'actions'
      ? cell?.querySelector<HTMLElement>('input, button')
      : undefined
  const target = button ?? control ?? cell
  letIn(target ?? null)
  target?.focus()
}
