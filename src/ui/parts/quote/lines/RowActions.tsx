/** What can be done with one line, at its end. */
import { EditIcon, RemoveIcon } from '../../../components/Icon/icons.ts'
import { RowAction } from '../../../components/RowAction/RowAction.tsx'
import * as styles from './Sheet.css.ts'
import type { SheetRowProps } from './sheet-row-props.ts'

type RowActionsProps = Pick<SheetRowProps, 'row' | 'look' | 'actions' | 'column'>

export function RowActions({ row, look, actions, column }: RowActionsProps) {
  const { item, removal, model } = row
  // Only the line that one is in is on the way of the Tab key.
  const tabIndex = column === undefined ? -1 : undefined
  return (
    <span className={styles.actions}>
      {isConfigured(row) && (
        <RowAction
          id={`model:${item.id}`}
          icon={EditIcon}
          shortLabel={look.t('quote:item.changeShort')}
          label={look.t('quote:item.change', { name: item.modelCode })}
          isBusy={model.isBusy}
          tabIndex={tabIndex}
          onClick={() => actions.change(item.id)}
        />
      )}
      <RowAction
        id={`remove:${item.id}`}
        icon={RemoveIcon}
        shortLabel={look.t('common:remove')}
        label={look.t('quote:item.remove', { name: item.modelCode })}
        isBusy={removal.isBusy}
        tabIndex={tabIndex}
        onClick={() => actions.remove([item.id])}
      />
    </span>
  )
}

/** Only what is configured can be configured otherwise. */
function isConfigured({ item }: SheetRowProps['row']): boolean {
  return item.skuId !== undefined && item.segments.length > 0
}
