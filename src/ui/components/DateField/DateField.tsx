import { type Ref, useState } from 'react'
import { unfinishedDay } from '../../../domain/shared/unfinished-day.ts'
import * as control from '../Field/control.css.ts'
import { Field } from '../Field/Field.tsx'
import { controlAria, type FieldWords, useFieldIds } from '../Field/field-ids.ts'
import { useTypedBefore } from '../Field/typed-before.ts'
import * as styles from './DateField.css.ts'
import { takesAway } from './takes-away.ts'

interface DateFieldProps extends FieldWords {
  /** `YYYY-MM-DD`, `HH:MM` or both with a `T` between, or an empty text. */
  readonly value: string
  /** Whether a day that is begun and not finished is told as `unfinishedDay`; it stays in the field. */
  readonly tellsUnfinished?: boolean | undefined
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
  const [isHere, setHere] = useState(false)
  useTypedBefore(ids.control, props.onChange)
  const isUnfinished = props.value === unfinishedDay
  // Whoever is about to finish it need not be told to.
  const words = isUnfinished && isHere ? { ...props, error: undefined } : props
  const textIn = ({ value, validity }: HTMLInputElement) =>
    props.tellsUnfinished && validity.badInput ? unfinishedDay : value
  /** A part that is typed, or taken away again, changes no value, and so is no change to the browser. */
  const look = (input: HTMLInputElement, isTakingAway = false) => {
    const text = textIn(input)
    const isNews = text === unfinishedDay ? !isUnfinished : isUnfinished && isTakingAway
    if (isNews) props.onChange(text)
  }
  return (
    <Field words={words} ids={ids}>
      <input
        {...controlAria(ids, words)}
        ref={ref}
        type={props.type ?? 'date'}
        name={props.name}
        // Another value would take away what is there of it.
        value={isUnfinished ? '' : props.value}
        min={props.min}
        max={props.max}
        onChange={(event) => props.onChange(textIn(event.currentTarget))}
        onKeyUp={({ currentTarget, key }) => look(currentTarget, takesAway(key))}
        onFocus={() => setHere(true)}
        onBlur={(event) => {
          setHere(false)
          look(event.currentTarget)
          props.onBlur?.()
        }}
        required={props.required}
        disabled={props.disabled}
        className={`${control.control} ${control.width.short} ${styles.date}`}
      />
    </Field>
  )
}
