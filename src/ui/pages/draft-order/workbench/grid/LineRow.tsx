/** One line of the table, memoized: it renders only when the line or the selected cell in it has changed. */
import { memo, useState } from 'react'
import type { LineView } from '../../../../../application/draft-order/csv-import.view.ts'
import { lineFields } from '../../../../../domain/draft-order/written-line.ts'
import { smallRemoveMark } from '../../../../theme/row-marks.css.ts'
import { iconButtonLook } from '../../../../components/IconButton/IconButton.css.ts'
import type { LineWords } from '../line-words.ts'
import { isExplained, OpenCode } from './CodeText.tsx'
import { FieldCell } from './FieldCell.tsx'
import type { GridColumn } from './grid-place.ts'
import type { GridAction, GridState } from './grid-state.ts'
import type { LineActions } from './line-actions.ts'
import { line as lineLook } from './LineGrid.css.ts'
import * as styles from './LineRow.css.ts'
import { ReadCells } from './ReadCells.tsx'

export interface LineRowProps {
  readonly line: LineView
  /** Numbers of the other lines that ask for the very same, in words; empty for none. */
  readonly twins: string
  readonly isSelected: boolean
  /** The cell of this line that one is in. */
  readonly column: GridColumn | undefined
  readonly editing: GridState['editing']
  readonly words: LineWords
  readonly actions: LineActions
  readonly dispatch: (action: GridAction) => void
}

export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { line, words, actions, column, isSelected } = props
  const { t } = words
  const { number, key } = line
  const [isOpen, setOpen] = useState(false)
  return (
    <div role="row" data-line={key} aria-selected={isSelected} className={lineLook}>
      <div role="gridcell" className={`${styles.cell} ${styles.select}`}>
        <input
          type="checkbox"
          checked={isSelected}
          onChange={({ nativeEvent, target }) => {
            const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey
            actions.select({ id: key, isOn: target.checked, isRange })
          }}
          aria-label={t('draftOrder:table.select', { number })}
          data-column="select"
          tabIndex={column === 'select' ? 0 : -1}
          className={styles.tick}
        />
      </div>
      <div
        role="rowheader"
        data-label={words.word('draftOrder:table.column.line')}
        className={`${styles.cell} ${styles.number}`}
      >
        {number}
      </div>
      {lineFields.map((field) => (
        <FieldCell
          key={field}
          line={line}
          field={field}
          words={words}
          actions={actions}
          dispatch={props.dispatch}
          isHere={column === field}
          editing={column === field ? props.editing : undefined}
          ribbon={field === 'modelCode' ? { isOpen, onToggle: () => setOpen(!isOpen) } : undefined}
        />
      ))}
      <ReadCells line={line} twins={props.twins} column={column} words={words} actions={actions} />
      {isOpen && isExplained(line) && <OpenCode line={line} words={words} />}
      <div role="gridcell" className={`${styles.cell} ${styles.remove}`}>
        <button
          type="button"
          aria-label={t('draftOrder:table.removeLine', { number })}
          data-column="remove"
          tabIndex={column === 'remove' ? 0 : -1}
          className={`${iconButtonLook({ tone: 'quiet', size: 'sm' })} ${smallRemoveMark}`}
          aria-disabled={!line.canEdit || undefined}
          onClick={() => {
            if (line.canEdit) actions.remove([key])
          }}
        />
      </div>
    </div>
  )
})
