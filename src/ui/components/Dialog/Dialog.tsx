import { lazy, Loaded, usePreload } from '../../lazy.tsx'
import type { DialogProps } from './dialog-props.ts'

const loadedDialog = lazy(async () => (await import('./LoadedDialog.tsx')).LoadedDialog)

/**
 * A modal dialog. Holds the focus while open and gives it back to where it came from. Its code arrives after
 * the page.
 */
export function Dialog(props: DialogProps) {
  usePreloadedDialog()
  return (
    <Loaded of={loadedDialog} wanted={props.open} onFailed={props.onMissed}>
      {(LoadedDialog) => <LoadedDialog {...props} />}
    </Loaded>
  )
}

/** For a page with a dialog to come: fetches its code before it is opened. */
export function usePreloadedDialog(): void {
  usePreload(loadedDialog)
}
