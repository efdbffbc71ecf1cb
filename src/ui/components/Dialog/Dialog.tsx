import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode, RefObject } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { CloseIcon } from '../Icon/icons.ts'
import { iconButtonLook } from '../IconButton/IconButton.css.ts'
import * as styles from './Dialog.css.ts'

interface DialogProps {
  readonly open: boolean
  /** Asked for by the close button, Esc, or a press outside. */
  readonly onClose: () => void
  readonly title: string
  readonly closeLabel: string
  readonly description?: string | undefined
  readonly children: ReactNode
  /** The buttons, the one that goes on last. */
  readonly footer?: ReactNode
  readonly size?: 'sm' | 'md' | 'lg' | undefined
  /** Where the focus goes; the first control unless told otherwise. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined
  /** `kept` where a press outside would throw away what has been typed. */
  readonly outsidePress?: 'closes' | 'kept' | undefined
}

/** A modal dialog. Holds the focus while open and gives it back to where it came from. */
export function Dialog(props: DialogProps) {
  const { size = 'md', outsidePress = 'closes' } = props
  return (
    <Base.Root
      open={props.open}
      onOpenChange={(open) => {
        if (!open) props.onClose()
      }}
      disablePointerDismissal={outsidePress === 'kept'}
    >
      <Base.Portal>
        <Base.Backdrop className={styles.scrim} />
        <Base.Viewport className={styles.stage}>
          <Base.Popup
            className={`${styles.sheet} ${styles.size[size]}`}
            initialFocus={props.initialFocus}
          >
            <header className={styles.head}>
              <Base.Title className={styles.title}>{props.title}</Base.Title>
              <span className={styles.close}>
                <Base.Close
                  className={iconButtonLook({ size: 'sm' })}
                  aria-label={props.closeLabel}
                  title={props.closeLabel}
                >
                  <Icon of={CloseIcon} />
                </Base.Close>
              </span>
            </header>
            <div className={styles.body}>
              {props.description !== undefined && (
                <Base.Description className={styles.description}>
                  {props.description}
                </Base.Description>
              )}
              {props.children}
            </div>
            {props.footer !== undefined && <footer className={styles.foot}>{props.footer}</footer>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
