/** Undo and redo of what was done to the cells. */
import { useTranslation } from 'react-i18next'
import { RedoIcon, UndoIcon } from '../../../components/Icon/icons.ts'
import { IconButton } from '../../../components/IconButton/IconButton.tsx'
import type { SheetEdits } from './use-sheet.ts'

export function UndoButtons({ edits }: { readonly edits: SheetEdits }) {
  const { t } = useTranslation()
  const { canUndo, canRedo, undo, redo } = edits
  // Once there was something to undo, both stay: a button that goes takes the focus along.
  if (!canUndo && !canRedo) return null
  return (
    <span>
      <IconButton
        label={t('quote:lines.undo')}
        icon={UndoIcon}
        onClick={undo}
        reason={canUndo ? undefined : t('quote:lines.nothingToUndo')}
      />
      <IconButton
        label={t('quote:lines.redo')}
        icon={RedoIcon}
        onClick={redo}
        reason={canRedo ? undefined : t('quote:lines.nothingToRedo')}
      />
    </span>
  )
}
