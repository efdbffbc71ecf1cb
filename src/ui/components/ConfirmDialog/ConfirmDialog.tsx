import { lazy, Loaded, usePreload } from '../../lazy.tsx'
import { PlainQuestion } from './PlainQuestion.tsx'
import type { ConfirmDialogProps } from './confirm-dialog-props.ts'

const confirmDialog = lazy(
  async () => (await import('./LoadedConfirmDialog.tsx')).LoadedConfirmDialog,
)

/**
 * Asks before something that cannot be taken back. The focus starts on the way out. Its code arrives
 * after the page; where it cannot be fetched the same question is asked without it.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  usePreload(confirmDialog)
  return (
    <Loaded
      of={confirmDialog}
      wanted={props.open}
      failed={() => props.open && <PlainQuestion {...props} />}
    >
      {(LoadedConfirmDialog) => <LoadedConfirmDialog {...props} />}
    </Loaded>
  )
}
