/** One line of a quote, memoized: it is drawn only when the line, or where one is in it, has changed. */
import { memo, type ReactNode, useState } from 'react'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { ClockIcon } from '../../../components/Icon/icons.ts'
import { ModelCodeRibbon } from '../../../components/ModelCodeRibbon/ModelCodeRibbon.tsx'
import { partedSegments } from '../../../i18n/parted-segments.ts'
import { ribbonWords } from '../../../i18n/ribbon-texts.ts'
import { itemSegments } from '../item-segments.ts'
import { FieldCell } from './FieldCell.tsx'
import { hasNotes } from './line-notes.ts'
import { LineNotes } from './LineNotes.tsx'
import { LinePosition } from './LinePosition.tsx'
import { NameCell, WholeNames } from './NameCell.tsx'
import { RowActions } from './RowActions.tsx'
import * as styles from './Sheet.css.ts'
import { isField, type SheetColumn } from './sheet-columns.ts'
import type { SheetRowProps } from './sheet-row-props.ts'

export const SheetRow = memo(function SheetRow(props: SheetRowProps) {
  const { row, look, column, isSelected } = props
  const [isOpen, setOpen] = useState(false)
  const cellRole = look.canEdit ? 'gridcell' : 'cell'
  return (
    <div
      role="row"
      data-line={row.item.id}
      data-state={row.removal.failure ? 'error' : undefined}
      aria-selected={look.canEdit ? isSelected : undefined}
      className={styles.row}
    >
      {look.columns.map((each) => {
        const isHere = column === each
        if (isField(each) && look.canEdit && (each === 'quantity' || look.canEditDates)) {
          return <FieldCell key={each} {...props} field={each} isHere={isHere} />
        }
        return (
          <div
            key={each}
            role={each === 'product' ? 'rowheader' : cellRole}
            data-column={each}
            data-label={look.heads[each]}
            className={styles.column[each]}
            {...(look.canEdit && { tabIndex: isHere && !holdsControl(each) ? 0 : -1 })}
          >
            {each === 'product' ? (
              <NameCell
                row={row}
                look={look}
                isCurrent={column !== undefined}
                isOpen={isOpen}
                onToggle={() => setOpen(!isOpen)}
              />
            ) : (
              readCell(each, props)
            )}
          </div>
        )
      })}
      {hasNotes(props) && <LineNotes {...props} />}
      {isOpen && (
        <div role={cellRole} className={styles.wide}>
          <WholeNames row={row} look={look} />
          <ModelCodeRibbon
            segments={partedSegments(itemSegments(row.item), look.language)}
            words={ribbonWords(look.t)}
          />
        </div>
      )}
    </div>
  )
})

/** A cell with one control is that control for the keyboard. */
const holdsControl = (column: SheetColumn) => column === 'select' || column === 'actions'

/** What a cell says. It is no component: React would keep one for each of eight cells of a line. */
function readCell(of: SheetColumn, props: SheetRowProps): ReactNode {
  const { row, look } = props
  const { item, shownDate } = row
  const { t, price, day } = look
  switch (of) {
    case 'select':
      return selectBox(props)
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
    case 'product':
      return null
  }
}

function selectBox({ row: { item }, look, isSelected, column, actions }: SheetRowProps) {
  return (
    <input
      type="checkbox"
      className={styles.tick}
      checked={isSelected}
      tabIndex={column === undefined ? -1 : 0}
      aria-label={look.t('quote:lines.choose', { name: item.modelCode })}
      onChange={(event) => {
        const { nativeEvent, target } = event
        const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey
        actions.select({ id: item.id, isOn: target.checked, isRange })
      }}
    />
  )
}

/** A day whose parts stay together where its column ends. */
const inOneLine = (day: string) => day.replaceAll(' ', '\u00a0')

/** How long the goods take, and from when on the line can be had while it can be changed. */
function leadTime({ row, look, isLatest }: SheetRowProps) {
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
