import type { ReactNode } from 'react'

/** One column: its head, and what a row shows in it. */
export interface Column<Row> {
  readonly key: string
  readonly head: string
  /** Stands small in the head, so that the figures below are bare: "USD", "weeks". */
  readonly unit?: string | undefined
  /** The head is read out but not shown. */
  readonly headLook?: 'visible' | 'hidden' | undefined
  readonly cell: (row: Row) => ReactNode
  /** `figure` is right-aligned with figures of equal width, `code` monospaced. */
  readonly look?: 'text' | 'figure' | 'code' | undefined
  readonly align?: 'start' | 'end' | undefined
  readonly width?: 'auto' | 'fit' | undefined
  /** The column that names the row: its cell is a row header, and the title of the card. */
  readonly namesRow?: boolean | undefined
}

/** A line of totals below the rows. */
export interface FootLine {
  readonly label: string
  readonly value: ReactNode
  /** What stands below the column before the last one, and what both amounts are called where no column head names them. */
  readonly before?:
    | { readonly label: string; readonly value: ReactNode; readonly lastLabel: string }
    | undefined
  readonly strong?: boolean | undefined
}

export type RowState = 'normal' | 'selected' | 'error'

export interface TableProps<Row> {
  /** Names the table; every table has one. */
  readonly caption: string
  readonly captionLook?: 'visible' | 'hidden' | undefined
  /** Stands above the columns on paper, on every sheet. */
  readonly sheetHead?: string | undefined
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  /** What can be done with a row, at its end; `head` names the column for screen readers. */
  readonly actions?: { readonly head: string; readonly render: (row: Row) => ReactNode } | undefined
  readonly rowState?: ((row: Row) => RowState) | undefined
  /** Shown below a row and tied to it: what is wrong with it. */
  readonly rowMessage?: ((row: Row) => ReactNode | undefined) | undefined
  readonly foot?: readonly FootLine[] | undefined
}

/**
 * The native roles of a table, stated explicitly. As cards its parts are blocks and grids, and some
 * browsers then forget that they are rows and cells.
 */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const
