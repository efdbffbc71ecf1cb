/** What can be done with one line, at its end. */
import { type Drawing, Icon } from '../../../components/Icon/Icon.tsx'
import { Spinner } from '../../../components/Spinner/Spinner.tsx'
import { ChangeDrawing, RemoveDrawing } from '../../../components/Grid/row-drawings.tsx'
import * as styles from './Sheet.css.ts'
import type { SheetRowProps } from './sheet-row-props.ts'

type RowActionsProps = Pick<SheetRowProps, 'row' | 'look' | 'actions' | 'column'>

export function RowActions({ row, look, actions, column }: RowActionsProps) {
  const { item, removal, model } = row
  // Only the line that one is in is on the way of the Tab key.
  const tabIndex = column === undefined ? -1 : undefined
  return (
    <>
      {isConfigured(row) && (
        <Action
          id={`model:${item.id}`}
          drawing={ChangeDrawing}
          word={look.t('quote:item.changeShort')}
          label={look.t('quote:item.change', { name: item.modelCode })}
          isBusy={model.isBusy}
          tabIndex={tabIndex}
          onClick={() => actions.change(item.id)}
        />
      )}
      <Action
        id={`remove:${item.id}`}
        drawing={RemoveDrawing}
        word={look.t('common:remove')}
        label={look.t('quote:item.remove', { name: item.modelCode })}
        isBusy={removal.isBusy}
        tabIndex={tabIndex}
        onClick={() => actions.remove([item.id])}
      />
    </>
  )
}

interface ActionProps {
  readonly id: string
  readonly drawing: Drawing
  /** Its first word, seen where the line is a card. */
  readonly word: string
  /** The whole name, with the line that it belongs to. */
  readonly label: string
  readonly isBusy: boolean
  readonly tabIndex: number | undefined
  readonly onClick: () => void
}

function Action({ drawing, word, label, isBusy, ...button }: ActionProps) {
  return (
    <button
      type="button"
      className={styles.action}
      aria-label={label}
      title={label}
      aria-busy={isBusy}
      data-word={word}
      {...button}
    >
      {isBusy ? <Spinner /> : <Icon of={drawing} />}
    </button>
  )
}

/** Only what is configured can be configured otherwise. */
function isConfigured({ item }: SheetRowProps['row']): boolean {
  return item.skuId !== undefined && item.segments.length > 0
}
