import type { Ref } from 'react'
import * as control from '../Field/control.css.ts'
import { Field } from '../Field/Field.tsx'
import { controlAria, type FieldWords, useFieldIds } from '../Field/field-ids.ts'
import { useTypedBefore } from '../Field/typed-before.ts'
import { Icon } from '../Icon/Icon.tsx'
import { ChevronDownIcon } from '../Icon/icons.ts'
import * as styles from './SelectField.css.ts'

export interface Choice {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean | undefined
}

interface SelectFieldProps extends FieldWords {
  /** The chosen value, or an empty text while nothing is chosen. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: (() => void) | undefined
  readonly choices: readonly Choice[]
  /** Stands in the field while nothing is chosen, and takes the choice back. */
  readonly emptyText?: string | undefined
  readonly name?: string | undefined
  readonly autoComplete?: string | undefined
  readonly required?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly width?: control.ControlWidth | undefined
  readonly ref?: Ref<HTMLSelectElement> | undefined
}

/** One of a list, with the browser's own list: reliable on phones and by keyboard. */
export function SelectField({ ref, ...props }: SelectFieldProps) {
  const ids = useFieldIds(props.id)
  useTypedBefore(ids.control, props.onChange)
  const { width = 'full' } = props
  return (
    <Field words={props} ids={ids}>
      <div className={`${styles.row} ${control.width[width]}`}>
        <select
          {...controlAria(ids, props)}
          ref={ref}
          name={props.name}
          value={props.value}
          onChange={(event) => props.onChange(event.target.value)}
          onBlur={props.onBlur}
          autoComplete={props.autoComplete}
          required={props.required}
          disabled={props.disabled}
          className={`${control.control} ${styles.select}`}
        >
          {props.emptyText !== undefined && <option value="">{props.emptyText}</option>}
          {props.choices.map((choice) => (
            <option key={choice.value} value={choice.value} disabled={choice.disabled}>
              {choice.label}
            </option>
          ))}
        </select>
        <span className={styles.mark}>
          <Icon of={ChevronDownIcon} size="sm" />
        </span>
      </div>
    </Field>
  )
}
