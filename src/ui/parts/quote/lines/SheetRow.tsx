/** One line of a quote, memoized: it is drawn only when the line, or where one is in it, has changed. */
import { memo, startTransition, useOptimistic, useState } from 'react'
import { ModelCodeRibbon } from '../../../components/ModelCodeRibbon/ModelCodeRibbon.tsx'
import { partedSegments } from '../../../i18n/parted-segments.ts'
import { ribbonWords } from '../../../i18n/ribbon-texts.ts'
import { itemSegments } from '../item-segments.ts'
import { cellProps, roleOf } from './line-cell.ts'
import { LineCells } from './LineCells.tsx'
import { hasNotes } from './line-notes.ts'
import { LineNotes } from './LineNotes.tsx'
import { WholeNames } from './NameCell.tsx'
import * as styles from './Sheet.css.ts'
import type { LineProps, SheetRowProps } from './sheet-row-props.ts'

export const SheetRow = memo(function SheetRow({ isSelected, ...line }: SheetRowProps) {
  const { row, look } = line
  const [isOpen, setOpen] = useState(false)
  // The box that is pressed is drawn at once; the other lines of a range, and the bar that counts them, follow in pieces.
  const [isOn, setOn] = useOptimistic(isSelected)
  return (
    <div
      role="row"
      data-line={row.item.id}
      data-state={row.removal.failure ? 'error' : undefined}
      aria-selected={look.canEdit ? isOn : undefined}
      className={styles.row}
    >
      {look.columns.includes('select') && (
        <div {...cellProps('select', line)}>{selectBox(line, isOn, setOn)}</div>
      )}
      <LineCells {...line} isOpen={isOpen} onOpen={setOpen} />
      {hasNotes(line) && <LineNotes {...line} />}
      {isOpen && (
        <div role={roleOf('notes', look)} className={styles.wide}>
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

/** A function and not a component, as the cells are: React would keep one for each cell of thousands of lines. */
function selectBox(
  { row: { item }, look, column, actions }: LineProps,
  isOn: boolean,
  setOn: (isOn: boolean) => void,
) {
  return (
    <input
      type="checkbox"
      className={styles.tick}
      checked={isOn}
      tabIndex={column === undefined ? -1 : 0}
      aria-label={look.t('quote:lines.choose', { name: item.modelCode })}
      onChange={(event) => {
        const { nativeEvent, target } = event
        const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey
        const { checked } = target
        startTransition(() => {
          setOn(checked)
          actions.select({ id: item.id, isOn: checked, isRange })
        })
      }}
    />
  )
}
