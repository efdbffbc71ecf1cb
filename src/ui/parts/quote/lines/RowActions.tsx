/** What can be done with one line, at its end. */
import { Spinner } from '../../../components/Spinner/Spinner.tsx'
import { changeMark, removeMark } from '../../../theme/row-marks.css.ts'
import * as styles from './Sheet.css.ts'
import type { LineProps } from './sheet-row-props.ts'

type RowActionsProps = Pick<LineProps, 'row' | 'look' | 'actions' | 'column'>

export function RowActions({ row, look, actions, column }: RowActionsProps) {
  const { item, removal, model } = row
  // Only the line that one is in is on the way of the Tab key.
  const tabIndex = column === undefined ? -1 : undefined
  return (
    <>
      {isConfigured(row) && (
        <Action
          id={`model:${item.id}`}
          mark={changeMark}
          word={look.t('quote:item.changeShort')}
          label={look.t('quote:item.change', { name: item.modelCode })}
          isBusy={model.isBusy}
          tabIndex={tabIndex}
          onClick={() => actions.change(item.id)}
        />
      )}
      <Action
        id={`remove:${item.id}`}
        mark={removeMark}
        word={look.t('common:remove')}
        label={look.t('quote:item.remove', { name: item.modelCode })}
        isBusy={removal.isBusy}
        // The question before it shows one already; hundreds of lines may go at once.
        hasSpinner={false}
        tabIndex={tabIndex}
        onClick={() => actions.remove([item.id])}
      />
    </>
  )
}

interface ActionProps {
  readonly id: string
  /** The class that draws it. */
  readonly mark: string
  /** Its first word, seen where the line is a card. */
  readonly word: string
  /** The whole name, with the line that it belongs to. */
  readonly label: string
  readonly isBusy: boolean
  /** Whether one is drawn while it is busy. */
  readonly hasSpinner?: boolean
  readonly tabIndex: number | undefined
  readonly onClick: () => void
}

function Action({ mark, word, label, isBusy, hasSpinner = true, ...button }: ActionProps) {
  const isTurning = isBusy && hasSpinner
  return (
    <button
      type="button"
      className={isTurning ? styles.action : `${styles.action} ${mark}`}
      aria-label={label}
      title={label}
      aria-busy={isBusy}
      data-word={word}
      {...button}
    >
      {isTurning && <Spinner />}
    </button>
  )
}

/** Only what is configured can be configured otherwise. */
function isConfigured({ item }: LineProps['row']): boolean {
  return item.skuId !== undefined && item.segments.length > 0
}
