import { align } from './Table.css.ts'
import * as styles from './TableRow.css.ts'
import { type Column, roles, type TableProps } from './table-model.ts'

interface TableRowProps<Row> {
  readonly table: TableProps<Row>
  readonly row: Row
  readonly messageId: string
  /** How many columns a message spans. */
  readonly width: number
}

/** One row, its actions, and the message that belongs to it. */
export function TableRow<Row>({ table, row, messageId, width }: TableRowProps<Row>) {
  const message = table.rowMessage?.(row)
  const state = table.rowState?.(row) ?? 'normal'
  return (
    <>
      <tr
        className={message === undefined ? styles.row : `${styles.row} ${styles.rowWithMessage}`}
        data-state={state === 'normal' ? undefined : state}
        aria-describedby={message === undefined ? undefined : messageId}
        {...roles.row}
      >
        {table.columns.map((column) => (
          <Cell key={column.key} column={column} row={row} />
        ))}
        {table.actions !== undefined && (
          <td className={`${styles.cell} ${styles.actionCell}`} {...roles.cell}>
            <div className={styles.actions}>{table.actions.render(row)}</div>
          </td>
        )}
      </tr>
      {message !== undefined && (
        <tr className={styles.messageRow} data-state={state} {...roles.row}>
          <td id={messageId} colSpan={width} className={styles.message} {...roles.cell}>
            {message}
          </td>
        </tr>
      )}
    </>
  )
}

interface CellProps<Row> {
  readonly column: Column<Row>
  readonly row: Row
}

function Cell<Row>({ column, row }: CellProps<Row>) {
  const { look = 'text', width = 'auto' } = column
  const side = align[column.align ?? (look === 'figure' ? 'end' : 'start')]
  const names = `${side} ${styles.look[look]} ${styles.width[width]} ${styles.cell}`
  const label = column.unit === undefined ? column.head : `${column.head} (${column.unit})`
  if (column.namesRow === true) {
    return (
      <th scope="row" className={`${names} ${styles.rowHeader}`} {...roles.rowHead}>
        {column.cell(row)}
      </th>
    )
  }
  return (
    <td className={names} data-label={label} {...roles.cell}>
      <div>{column.cell(row)}</div>
    </td>
  )
}
