import { type ReactNode, useId } from 'react'
import * as field from '../Field/Field.css.ts'
import { FieldError } from '../Field/Field.tsx'
import { useFieldIds } from '../Field/field-ids.ts'
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './RadioGroup.css.ts'

export interface RadioChoice<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly description?: ReactNode
  /** At the end of the card: a price, a date. */
  readonly aside?: ReactNode
  readonly disabled?: boolean | undefined
}

interface RadioGroupProps<Value extends string> {
  readonly legend: string
  readonly legendLook?: 'visible' | 'hidden' | undefined
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly choices: readonly RadioChoice<Value>[]
  /** The chosen value; `undefined` while nothing is chosen. */
  readonly value: Value | undefined
  readonly onChange: (value: Value) => void
  readonly columns?: 1 | 2 | undefined
  readonly name?: string | undefined
  readonly required?: boolean | undefined
  readonly disabled?: boolean | undefined
  /** The id of the first choice, for a summary of errors to link to. */
  readonly id?: string | undefined
}

/** One of a few, each on a card with room for a second line. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const ids = useFieldIds(props.id)
  const ownName = useId()
  const { columns = 1, name = ownName } = props
  const described = [props.hint && ids.hint, props.error && ids.error].filter(Boolean).join(' ')
  return (
    <fieldset
      role="radiogroup"
      aria-describedby={described === '' ? undefined : described}
      aria-invalid={props.error === undefined ? undefined : true}
      aria-required={props.required}
      disabled={props.disabled}
    >
      <legend className={props.legendLook === 'hidden' ? visuallyHidden : field.label}>
        {props.legend}
      </legend>
      {props.hint !== undefined && (
        <p id={ids.hint} className={field.hint}>
          {props.hint}
        </p>
      )}
      <div className={styles.options[columns]}>
        {props.choices.map((choice, index) => (
          <Option
            key={choice.value}
            choice={choice}
            id={index === 0 ? ids.control : `${ids.control}-${index}`}
            name={name}
            checked={choice.value === props.value}
            required={props.required === true}
            onChoose={() => props.onChange(choice.value)}
          />
        ))}
      </div>
      {props.error !== undefined && (
        <div className={field.below}>
          <FieldError id={ids.error}>{props.error}</FieldError>
        </div>
      )}
    </fieldset>
  )
}

interface OptionProps {
  readonly choice: RadioChoice<string>
  readonly id: string
  readonly name: string
  readonly checked: boolean
  readonly required: boolean
  readonly onChoose: () => void
}

function Option({ choice, id, name, checked, required, onChoose }: OptionProps) {
  const descriptionId = `${id}-description`
  return (
    <label className={styles.option} htmlFor={id}>
      <span className={styles.target}>
        <input
          type="radio"
          id={id}
          name={name}
          value={choice.value}
          checked={checked}
          onChange={onChoose}
          required={required}
          disabled={choice.disabled}
          aria-labelledby={`${id}-name`}
          aria-describedby={choice.description === undefined ? undefined : descriptionId}
          className={styles.radio}
        />
      </span>
      <span className={styles.words}>
        <span id={`${id}-name`} className={styles.name}>
          {choice.label}
        </span>
        {choice.description !== undefined && (
          <span id={descriptionId} className={styles.description}>
            {choice.description}
          </span>
        )}
      </span>
      {choice.aside}
    </label>
  )
}
