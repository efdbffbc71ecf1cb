import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { FieldError } from '../Field/Field.tsx'
import * as field from '../Field/Field.css.ts'
import { useFieldIds } from '../Field/field-ids.ts'
import * as styles from './CheckboxGroup.css.ts'

interface CheckboxGroupProps {
  readonly legend: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly optionalText?: string | undefined
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  readonly chosen: readonly string[]
  readonly onChange: (value: string, isChosen: boolean) => void
  readonly disabled?: boolean | undefined
  /** The id of the first box, for a summary of errors to link to. */
  readonly id?: string | undefined
}

/** Any number of a few. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const ids = useFieldIds(props.id)
  const described = [props.hint && ids.hint, props.error && ids.error].filter(Boolean).join(' ')
  return (
    <fieldset
      aria-describedby={described === '' ? undefined : described}
      aria-invalid={props.error === undefined ? undefined : true}
      disabled={props.disabled}
    >
      <legend className={field.label}>
        {props.legend}
        {props.optionalText !== undefined && (
          <span className={field.optional}> {props.optionalText}</span>
        )}
      </legend>
      {props.hint !== undefined && (
        <p id={ids.hint} className={field.hint}>
          {props.hint}
        </p>
      )}
      <div className={styles.boxes}>
        {props.choices.map(({ value, label }, index) => (
          <Checkbox
            key={value}
            id={index === 0 ? ids.control : `${ids.control}-${index}`}
            label={label}
            checked={props.chosen.includes(value)}
            onChange={(isChosen) => props.onChange(value, isChosen)}
            disabled={props.disabled}
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
