import type { ReactNode } from 'react'
import { FieldError } from '../Field/Field.tsx'
import { controlAria, useFieldIds } from '../Field/field-ids.ts'
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './Checkbox.css.ts'

interface CheckboxProps {
  readonly label: ReactNode
  /** `faint` for a choice that leads to nothing. */
  readonly labelLook?: 'visible' | 'faint' | 'hidden' | undefined
  /** What stands at the end of its line: how much there is of it. Screen readers have it from the label. */
  readonly aside?: string | undefined
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
      <label htmlFor={ids.control} className={labelClass(props)}>
        {props.label}
        {props.aside !== undefined && (
          <span className={styles.aside} aria-hidden>
            {props.aside}
          </span>
        )}
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

function labelClass({ labelLook, aside }: CheckboxProps): string {
  if (labelLook === 'hidden') return visuallyHidden
  const place = aside === undefined ? styles.label : styles.labelWithAside
  return labelLook === 'faint' ? `${place} ${styles.faint}` : place
}
