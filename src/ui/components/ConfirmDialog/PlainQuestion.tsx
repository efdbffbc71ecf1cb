import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../Button/Button.tsx'
import { Notice } from '../Notice/Notice.tsx'
import type { ConfirmDialogProps } from './confirm-dialog-props.ts'
import * as styles from './PlainQuestion.css.ts'

/** A question on a sheet at the foot of the window, with nothing to be fetched. */
export function PlainQuestion(props: ConfirmDialogProps) {
  const { tone = 'danger', busy = false } = props
  const cancel = useRef<HTMLButtonElement>(null)
  const id = useId()
  // The focus is the browser's: it goes to the way out, and back when the question is answered.
  useEffect(() => {
    const before = document.activeElement
    cancel.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !busy) props.onCancel()
  }
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape holds for all of it
    <div
      role="alertdialog"
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className={styles.sheet}
      onKeyDown={leave}
    >
      <p id={`${id}-title`} className={styles.title}>
        {props.title}
      </p>
      <div id={`${id}-text`}>{props.children}</div>
      {props.error !== undefined && <Notice tone="error">{props.error}</Notice>}
      <div className={styles.foot}>
        <Button ref={cancel} onClick={props.onCancel}>
          {props.cancelLabel}
        </Button>
        <Button tone={tone} busy={busy} busyLabel={props.busyLabel} onClick={props.onConfirm}>
          {props.confirmLabel}
        </Button>
      </div>
    </div>,
    document.body,
  )
}
