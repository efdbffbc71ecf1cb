import type { Ref } from 'react'
import * as control from '../Field/control.css.ts'
import { Field } from '../Field/Field.tsx'
import { controlAria, type FieldWords, useFieldIds } from '../Field/field-ids.ts'
import { useTypedBefore } from '../Field/typed-before.ts'
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx'
import * as styles from './TextArea.css.ts'

interface TextAreaProps extends FieldWords {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: (() => void) | undefined
  readonly name?: string | undefined
  /** The most characters allowed; more can be typed, so that nothing pasted is cut off unseen. */
  readonly maxLength?: number | undefined
  /** Says how much is used: `(used, most) => "12 of 255 characters"`. */
  readonly counterText: (used: number, most: number) => string
  readonly rows?: number | undefined
  readonly disabled?: boolean | undefined
  readonly readOnly?: boolean | undefined
  readonly ref?: Ref<HTMLTextAreaElement> | undefined
}

/** Near the end the count is read out while typing; before that only when the field is entered. */
const nearEnd = 20

/** A multi-line text field with a character count. */
export function TextArea({ ref, ...props }: TextAreaProps) {
  const ids = useFieldIds(props.id)
  useTypedBefore(ids.control, props.onChange)
  const { maxLength = 255, rows = 4 } = props
  const used = props.value.length
  const counter = { text: props.counterText(used, maxLength), over: used > maxLength }
  const aria = controlAria(ids, props, true)
  return (
    <Field words={props} ids={ids} counter={counter}>
      <textarea
        {...aria}
        aria-invalid={aria['aria-invalid'] ?? (counter.over || undefined)}
        ref={ref}
        name={props.name}
        value={props.value}
        rows={rows}
        onChange={(event) => props.onChange(event.target.value)}
        onBlur={props.onBlur}
        disabled={props.disabled}
        readOnly={props.readOnly}
        className={`${control.control} ${styles.area}`}
      />
      <LiveRegion message={used > maxLength - nearEnd ? counter.text : ''} />
    </Field>
  )
}
