import type { ReactNode } from 'react'
import { FieldError } from '../Field/Field.tsx'
import { controlAria, useFieldIds } from '../Field/field-ids.ts'
import { Icon } from '../Icon/Icon.tsx'
import { CheckIcon } from '../Icon/icons.ts'
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './Checkbox.css.ts'

interface CheckboxProps {
  readonly label: ReactNode
  readonly labelLook?: 'visible' | 'hidden' | undefined
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly name?: string | undefined
  /** What a form that looks something up sends for it. */
  readonly value?: string | undefined
  readonly id?: string | undefined
  readonly required?: boolean | undefined
  readonly disabled?: boolean | undefined
}

/** Yes or no. */
export function Checkbox(props: CheckboxProps) {
  const ids = useFieldIds(props.id)
  const words = { label: '', hint: props.hint, error: props.error }
  return (
    <div className={styles.row}>
      <span className={styles.target}>
        <input
          {...controlAria(ids, words)}
          type="checkbox"
          name={props.name}
          value={props.value}
          checked={props.checked}
          onChange={(event) => props.onChange(event.target.checked)}
          required={props.required}
          disabled={props.disabled}
          className={styles.box}
        />
        <span className={styles.tick}>
          <Icon of={CheckIcon} size="sm" />
        </span>
      </span>
      <label
        htmlFor={ids.control}
        className={props.labelLook === 'hidden' ? visuallyHidden : styles.label}
      >
        {props.label}
      </label>
      {props.hint !== undefined && (
        <p id={ids.hint} className={styles.hint}>
          {props.hint}
        </p>
      )}
      {props.error !== undefined && (
        <div className={styles.error}>
          <FieldError id={ids.error}>{props.error}</FieldError>
        </div>
      )}
    </div>
  )
}
