/** What each cell of a line has, whatever it says. */
import * as styles from './Sheet.css.ts'
import type { SheetColumn } from './sheet-columns.ts'
import type { LineProps } from './sheet-row-props.ts'

/** The role of a cell, or of what is said across a line. */
export const roleOf = (column: SheetColumn | 'notes', { canEdit }: LineProps['look']) => {
  if (column === 'product') return 'rowheader'
  return canEdit ? 'gridcell' : 'cell'
}

/** Attributes of a cell: one that has one control is that control for the keyboard. */
export function cellProps(column: SheetColumn, { look, column: here }: LineProps) {
  return {
    role: roleOf(column, look),
    'data-column': column,
    'data-label': look.heads[column],
    className: styles.column[column],
    ...(look.canEdit && { tabIndex: here === column && !holdsControl(column) ? 0 : -1 }),
  }
}

/** A cell with one control is that control for the keyboard. */
const holdsControl = (column: SheetColumn) => column === 'select' || column === 'actions'
