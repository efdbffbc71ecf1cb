import type { Ref } from 'react'
import * as control from '../Field/control.css.ts'
import { Field } from '../Field/Field.tsx'
import { controlAria, type FieldWords, useFieldIds } from '../Field/field-ids.ts'
import { useTypedBefore } from '../Field/typed-before.ts'
import * as styles from './DateField.css.ts'

interface DateFieldProps extends FieldWords {
  /** `YYYY-MM-DD`, `HH:MM` or both with a `T` between, or an empty text. */
  readonly value: string
  /** A day, unless it says otherwise. */
  readonly type?: 'date' | 'time' | 'datetime-local' | undefined
  readonly onChange: (value: string) => void
  readonly onBlur?: (() => void) | undefined
  /** The first day that can be chosen, `YYYY-MM-DD`. */
  readonly min?: string | undefined
  readonly max?: string | undefined
  readonly name?: string | undefined
  readonly required?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/** A day or a time, chosen with the browser's own calendar: the one people know, on a phone and by keyboard. */
export function DateField({ ref, ...props }: DateFieldProps) {
  const ids = useFieldIds(props.id)
  useTypedBefore(ids.control, props.onChange)
  return (
    <Field words={props} ids={ids}>
      <input
        {...controlAria(ids, props)}
        ref={ref}
        type={props.type ?? 'date'}
        name={props.name}
        value={props.value}
        min={props.min}
        max={props.max}
        onChange={(event) => props.onChange(event.target.value)}
        onBlur={props.onBlur}
        required={props.required}
        disabled={props.disabled}
        className={`${control.control} ${control.width.short} ${styles.date}`}
      />
    </Field>
  )
}
