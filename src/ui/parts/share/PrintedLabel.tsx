/** What is printed of a dialog that shares: the code and its picture alone, as a label for a drawing or a machine. */
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import * as styles from './PrintedLabel.css.ts'

interface PrintedLabelProps {
  readonly name: string
  readonly code: string
  readonly address: string
  /** The picture of the address. */
  readonly children: ReactNode
}

export function PrintedLabel({ name, code, address, children }: PrintedLabelProps) {
  return createPortal(
    <div className={styles.label} aria-hidden>
      <div className={styles.picture}>{children}</div>
      <div className={styles.words}>
        <p className={styles.code}>{code}</p>
        <p>{name}</p>
        <p className={styles.address}>{address}</p>
      </div>
    </div>,
    document.body,
  )
}
