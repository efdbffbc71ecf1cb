import type { HTMLInputTypeAttribute, Ref } from 'react'
import * as control from '../Field/control.css.ts'
import { Field } from '../Field/Field.tsx'
import { controlAria, type FieldWords, useFieldIds } from '../Field/field-ids.ts'
import { useTypedBefore } from '../Field/typed-before.ts'

type TextType = Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'password' | 'tel' | 'search'>

export interface TextFieldProps extends FieldWords {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: (() => void) | undefined
  readonly type?: TextType | undefined
  readonly name?: string | undefined
  /** A token of the HTML standard: `email`, `current-password`, `street-address`. */
  readonly autoComplete?: string | undefined
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | undefined
  readonly required?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly readOnly?: boolean | undefined
  /** `code` for text that is read character by character. */
  readonly look?: 'text' | 'code' | undefined
  readonly width?: control.ControlWidth | undefined
  /** Off for codes and names, which the browser would underline as misspelt. */
  readonly spellCheck?: boolean | undefined
  /** The label once more, or shorter, where it is hidden; never the only place of what one has to know. */
  readonly placeholder?: string | undefined
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/** One line to type in. */
export function TextField({ ref, ...props }: TextFieldProps) {
  const ids = useFieldIds(props.id)
  useTypedBefore(ids.control, props.onChange)
  const { type = 'text', look = 'text', width = 'full' } = props
  const saysLabel = props.labelLook === 'wide'
  return (
    <Field words={props} ids={ids}>
      <input
        {...controlAria(ids, props)}
        ref={ref}
        type={type}
        name={props.name}
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
        onBlur={props.onBlur}
        autoComplete={props.autoComplete}
        inputMode={props.inputMode}
        required={props.required}
        disabled={props.disabled}
        readOnly={props.readOnly}
        spellCheck={props.spellCheck}
        placeholder={props.placeholder ?? (saysLabel ? props.label : undefined)}
        className={`${control.control} ${control.look[look]} ${control.width[width]} ${saysLabel ? control.narrowPlaceholder : ''}`}
      />
    </Field>
  )
}
