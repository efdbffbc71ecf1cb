import { Dialog as Base } from '@base-ui/react/dialog'
import { Icon } from '../Icon/Icon.tsx'
import { CloseIcon } from '../Icon/icons.ts'
import { iconButtonLook } from '../IconButton/IconButton.css.ts'
import * as styles from './Dialog.css.ts'
import type { DialogProps } from './dialog-props.ts'
import { useOpenOnceDrawn } from './use-open-once-drawn.ts'

/** The dialog itself, on Base UI. */
export function LoadedDialog(props: DialogProps) {
  const { isOpen, finalFocus } = useOpenOnceDrawn(props.open)
  const { size = 'md', outsidePress = 'closes' } = props
  return (
    <Base.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) props.onClose()
      }}
      disablePointerDismissal={outsidePress === 'kept'}
    >
      <Base.Portal keepMounted={props.open}>
        <Base.Backdrop className={styles.scrim} />
        <Base.Viewport className={styles.stage}>
          <Base.Popup
            className={`${styles.sheet} ${styles.size[size]}`}
            initialFocus={props.initialFocus}
            finalFocus={finalFocus}
          >
            <div className={styles.head}>
              <Base.Title className={styles.title}>{props.title}</Base.Title>
            </div>
            <div className={styles.body}>
              {props.description !== undefined && (
                <Base.Description className={styles.description}>
                  {props.description}
                </Base.Description>
              )}
              {props.children}
            </div>
            {props.outcome !== undefined && <div className={styles.outcome}>{props.outcome}</div>}
            {props.footer !== undefined && <div className={styles.foot}>{props.footer}</div>}
            {/* Last, so that the focus starts on the first control and not on the way out. */}
            <span className={styles.close}>
              <Base.Close
                className={iconButtonLook({ size: 'sm' })}
                aria-label={props.closeLabel}
                title={props.closeLabel}
              >
                <Icon of={CloseIcon} />
              </Base.Close>
            </span>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
