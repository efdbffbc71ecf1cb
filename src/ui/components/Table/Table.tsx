import { useId } from 'react'
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Table.css.ts'
import { TableRow } from './TableRow.tsx'
import { type Column, type FootLine, roles, type TableProps } from './table-model.ts'

const alignment = <Row,>({ look = 'text', align }: Column<Row>) =>
  styles.align[align ?? (look === 'figure' ? 'end' : 'start')]

/**
 * A table for figures. Its head stays in view; given less than 640 px its rows become cards that
 * keep the reading order.
 */
export function Table<Row>(props: TableProps<Row>) {
  const id = useId()
  const { columns, actions, captionLook = 'visible' } = props
  const width = columns.length + (actions === undefined ? 0 : 1)
  return (
    <div className={styles.frame}>
      <div className={styles.scroll}>
        <table className={styles.table} {...roles.table}>
          <caption className={captionLook === 'hidden' ? visuallyHidden : styles.caption}>
            {props.caption}
          </caption>
          <thead className={styles.head} {...roles.group}>
            {props.sheetHead !== undefined && (
              <tr className={styles.sheetHead}>
                <th scope="colgroup" colSpan={width}>
                  {props.sheetHead}
                </th>
              </tr>
            )}
            <tr {...roles.row}>
              {columns.map((column) => (
                <HeadCell key={column.key} column={column} />
              ))}
              {actions !== undefined && (
                <th scope="col" className={styles.headCell} {...roles.head}>
                  <VisuallyHidden>{actions.head}</VisuallyHidden>
                </th>
              )}
            </tr>
          </thead>
          <tbody className={styles.body} {...roles.group}>
            {props.rows.map((row) => (
              <TableRow
                key={props.rowKey(row)}
                table={props}
                row={row}
                messageId={`${id}-${props.rowKey(row)}`}
                width={width}
              />
            ))}
          </tbody>
          {props.foot !== undefined && <Foot lines={props.foot} width={width} />}
        </table>
      </div>
    </div>
  )
}

function HeadCell<Row>({ column }: { readonly column: Column<Row> }) {
  const words = (
    <>
      {column.head}
      {column.unit !== undefined && <span className={styles.unit}> ({column.unit})</span>}
    </>
  )
  return (
    <th scope="col" className={`${styles.headCell} ${alignment(column)}`} {...roles.head}>
      {column.headLook === 'hidden' ? <VisuallyHidden>{words}</VisuallyHidden> : words}
    </th>
  )
}

interface FootProps {
  readonly lines: readonly FootLine[]
  readonly width: number
}

function Foot({ lines, width }: FootProps) {
  return (
    <tfoot className={styles.foot} {...roles.group}>
      {lines.map((line) => (
        <tr
          key={line.label}
          className={
            line.strong === true ? `${styles.footRow} ${styles.footStrong}` : styles.footRow
          }
          {...roles.row}
        >
          <th
            scope="row"
            colSpan={line.before === undefined ? width - 1 : width - 2}
            className={styles.footCell}
            {...roles.rowHead}
          >
            {line.label}
          </th>
          {line.before !== undefined && (
            <td className={styles.footCell} data-label={line.before.label} {...roles.cell}>
              {line.before.value}
            </td>
          )}
          <td className={styles.footCell} data-label={line.before?.lastLabel} {...roles.cell}>
            {line.value}
          </td>
        </tr>
      ))}
    </tfoot>
  )
}
