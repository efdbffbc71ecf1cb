/** The cells of a line but for its box, memoized: hundreds of lines may be chosen at once, and draw their boxes alone. */
import { memo, type ReactNode } from 'react'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { ClockIcon } from '../../../components/Icon/icons.ts'
import { FieldCell } from './FieldCell.tsx'
import { cellProps } from './line-cell.ts'
import { LinePosition } from './LinePosition.tsx'
import { NameCell } from './NameCell.tsx'
import { RowActions } from './RowActions.tsx'
import * as styles from './Sheet.css.ts'
import { isField, type SheetColumn } from './sheet-columns.ts'
import type { LineProps } from './sheet-row-props.ts'

interface LineCellsProps extends LineProps {
  /** Whether the whole code and its meanings are shown below the cells. */
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
}

type ReadColumn = Exclude<SheetColumn, 'select' | 'product'>

export const LineCells = memo(function LineCells({ isOpen, onOpen, ...line }: LineCellsProps) {
  return line.look.columns
    .filter((column) => column !== 'select')
    .map((column) => cellOf(column, line, isOpen, () => onOpen(!isOpen)))
})

/** A cell of a line; a function and not a component, since React would keep one for each of ten cells of a line. */
function cellOf(
  column: ReadColumn | 'product',
  line: LineProps,
  isOpen: boolean,
  onToggle: () => void,
): ReactNode {
  const { row, look } = line
  if (isField(column) && look.canEdit && (column === 'quantity' || look.canEditDates)) {
    return <FieldCell key={column} {...line} field={column} isHere={line.column === column} />
  }
  return (
    <div key={column} {...cellProps(column, line)}>
      {column === 'product' ? (
        <NameCell
          row={row}
          look={look}
          isCurrent={line.column !== undefined}
          isOpen={isOpen}
          onToggle={onToggle}
        />
      ) : (
        readCell(column, line)
      )}
    </div>
  )
}

/** What a cell says. */
function readCell(of: ReadColumn, props: LineProps): ReactNode {
  const { row, look } = props
  const { item, shownDate } = row
  const { t, price, day } = look
  switch (of) {
    case 'position':
      return <LinePosition of={item.id} />
    case 'ownNumber':
      return item.customerMaterialNumber === '' ? (
        t('common:none')
      ) : (
        <bdi title={item.customerMaterialNumber}>{item.customerMaterialNumber}</bdi>
      )
    case 'quantity':
      return item.quantity
    case 'date':
      return shownDate ? day(shownDate) : t('common:none')
    case 'leadTime':
      return leadTime(props)
    case 'unitPrice':
      return price(item.unitPrice, item.currency)
    case 'surcharge':
      return price(item.surcharge, item.currency)
    case 'lineTotal':
      return price(item.lineTotal, item.currency)
    case 'actions':
      return <RowActions {...props} />
  }
}

/** A day whose parts stay together where its column ends. */
const inOneLine = (day: string) => day.replaceAll(' ', '\u00a0')

/** How long the goods take, and from when on the line can be had while it can be changed. */
function leadTime({ row, look, isLatest }: LineProps) {
  const { t, day } = look
  const { weeks } = row.item.leadTime
  const time = weeks === undefined ? undefined : t('price:weeks', { count: weeks })
  const words =
    time !== undefined && look.canEditDates
      ? t('quote:date.earliest', { weeks: time, date: inOneLine(day(row.requestedDate.minimum)) })
      : time
  return (
    <>
      {words ?? t('common:none')}
      {isLatest && (
        <span className={styles.latest}>
          <Icon of={ClockIcon} size="sm" />
          {t('quote:latest')}
        </span>
      )}
    </>
  )
}
