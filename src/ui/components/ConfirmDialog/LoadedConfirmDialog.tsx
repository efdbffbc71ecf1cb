import { AlertDialog as Base } from '@base-ui/react/alert-dialog'
import { useRef } from 'react'
import { Button } from '../Button/Button.tsx'
import * as styles from '../Dialog/Dialog.css.ts'
import { useOpenOnceDrawn } from '../Dialog/use-open-once-drawn.ts'
import { Notice } from '../Notice/Notice.tsx'
import type { ConfirmDialogProps } from './confirm-dialog-props.ts'

/** The question itself, on Base UI. */
export function LoadedConfirmDialog(props: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  const { isOpen, finalFocus } = useOpenOnceDrawn(props.open)
  const { tone = 'danger', busy = false } = props
  return (
    <Base.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (!open && !busy) props.onCancel()
      }}
    >
      <Base.Portal keepMounted={props.open}>
        <Base.Backdrop className={styles.scrim} />
        <Base.Viewport className={styles.stage}>
          <Base.Popup
            className={`${styles.sheet} ${styles.size.sm}`}
            initialFocus={cancel}
            finalFocus={finalFocus}
          >
            <div className={styles.head}>
              <Base.Title className={styles.title}>{props.title}</Base.Title>
            </div>
            <div className={`${styles.body} ${styles.apart}`}>
              <Base.Description render={<div />}>{props.children}</Base.Description>
              {props.error !== undefined && <Notice tone="error">{props.error}</Notice>}
            </div>
            <div className={styles.foot}>
              <Button ref={cancel} onClick={props.onCancel}>
                {props.cancelLabel}
              </Button>
              <Button tone={tone} busy={busy} busyLabel={props.busyLabel} onClick={props.onConfirm}>
                {props.confirmLabel}
              </Button>
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
