import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { AlertIcon } from '../Icon/icons.ts'
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './Field.css.ts'
import type { FieldIds, FieldWords } from './field-ids.ts'

/** How much of the allowed length is used, in words, and whether it is too much. */
export interface FieldCounter {
  readonly text: string
  readonly over: boolean
}

interface FieldProps {
  readonly words: FieldWords
  readonly ids: FieldIds
  readonly counter?: FieldCounter | undefined
  /** The control, carrying `controlAria(ids, words)`. */
  readonly children: ReactNode
}

const labelLooks = {
  visible: styles.label,
  hidden: visuallyHidden,
  wide: styles.wideLabel,
} as const

/** The frame around one control: label and hint above it, error and character count below it. */
export function Field({ words, ids, counter, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={ids.control} className={labelLooks[words.labelLook ?? 'visible']}>
        {words.label}
        {words.optionalText !== undefined && (
          <span className={styles.optional}> {words.optionalText}</span>
        )}
      </label>
      {words.hint !== undefined && (
        <p id={ids.hint} className={styles.hint}>
          {words.hint}
        </p>
      )}
      {children}
      {(words.error !== undefined || counter !== undefined) && (
        <div className={styles.below}>
          {words.error !== undefined && <FieldError id={ids.error}>{words.error}</FieldError>}
          {counter !== undefined && (
            <span
              id={ids.counter}
              className={counter.over ? `${styles.counter} ${styles.counterOver}` : styles.counter}
            >
              {counter.text}
            </span>
          )}
        </div>
      )}
    </div>
  )
}

interface FieldErrorProps {
  readonly id: string
  readonly children: ReactNode
}

/** The words of an error with its mark. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p id={id} className={styles.error}>
      <Icon of={AlertIcon} size="sm" />
      <span>{children}</span>
    </p>
  )
}
