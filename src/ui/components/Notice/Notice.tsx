import type { ReactNode } from 'react'
import { type Drawing, Icon } from '../Icon/Icon.tsx'
import { AlertIcon, CircleCheckIcon, CloseIcon, InfoIcon, WarningIcon } from '../Icon/icons.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as styles from './Notice.css.ts'

export type NoticeTone = 'info' | 'success' | 'warning' | 'error'

/** A notice closes only with a named button. */
type Closing =
  | { readonly onClose?: undefined; readonly closeLabel?: undefined }
  | { readonly onClose: () => void; readonly closeLabel: string }

export type NoticeProps = Closing & {
  readonly tone: NoticeTone
  readonly title?: ReactNode
  readonly children?: ReactNode
  /** Buttons or links: the way on. */
  readonly actions?: ReactNode
  /** `silent` for what stood on the page from the start and needs no announcement. */
  readonly announce?: 'live' | 'silent' | undefined
  readonly id?: string | undefined
}

const drawings: Readonly<Record<NoticeTone, Drawing>> = {
  info: InfoIcon,
  success: CircleCheckIcon,
  warning: WarningIcon,
  error: AlertIcon,
}

/** What happened, what it means, what to do: next to its cause. Errors interrupt, the rest waits. */
export function Notice(props: NoticeProps) {
  const { tone, title, announce = 'live' } = props
  const role = tone === 'error' ? 'alert' : 'status'
  return (
    <div
      id={props.id}
      className={`${styles.box} ${styles.tone[tone]}`}
      role={announce === 'live' ? role : undefined}
    >
      <span className={`${styles.marked} ${styles.mark[tone]}`}>
        <Icon of={drawings[tone]} />
      </span>
      <div className={styles.words}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {props.children !== undefined && <div>{props.children}</div>}
        {props.actions !== undefined && <div className={styles.actions}>{props.actions}</div>}
      </div>
      {props.onClose !== undefined && (
        <span className={styles.close}>
          <IconButton label={props.closeLabel} icon={CloseIcon} size="sm" onClick={props.onClose} />
        </span>
      )}
    </div>
  )
}
