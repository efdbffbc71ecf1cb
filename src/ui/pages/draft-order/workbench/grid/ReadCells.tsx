/** The cells of a line that are only read: the earliest day, the price, the status and the notes. */
import type { LineView } from '../../../../../application/draft-order/csv-import.view.ts'
import type { LineWords } from '../line-words.ts'
import type { GridColumn } from './grid-place.ts'
import type { LineActions } from './line-actions.ts'
import * as styles from './LineRow.css.ts'
import { Reasons } from './Reasons.tsx'
import * as reasonStyles from './Reasons.css.ts'
import { hasReasons, reasonsIdOf } from './reasons-of.ts'
import { Status } from './Status.tsx'

interface ReadCellsProps {
  readonly line: LineView
  readonly twins: string
  readonly column: GridColumn | undefined
  readonly words: LineWords
  readonly actions: LineActions
}

export function ReadCells({ line, twins, column, words, actions }: ReadCellsProps) {
  const { word } = words
  const cell = (here: GridColumn, look: string) => ({
    role: 'gridcell',
    'aria-readonly': true,
    'data-column': here,
    tabIndex: column === here ? 0 : -1,
    className: `${styles.cell} ${look}`,
  })
  return (
    <>
      <div {...cell('earliest', styles.small)} data-label={word('price:earliest')}>
        {words.earliest(line)}
      </div>
      <div {...cell('price', styles.figure)} data-label={word('price:price')}>
        {words.price(line)}
      </div>
      <div {...cell('status', '')} data-label={word('draftOrder:table.column.status')}>
        <Status line={line} words={words} />
      </div>
      {hasReasons(line) && (
        <div {...cell('reasons', '')} className={reasonStyles.reasons} id={reasonsIdOf(line)}>
          <Reasons line={line} twins={twins} words={words} actions={actions} />
        </div>
      )}
    </>
  )
}
