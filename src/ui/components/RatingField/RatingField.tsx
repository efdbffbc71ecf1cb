import { useId } from 'react'
import * as field from '../Field/Field.css.ts'
import { FieldError } from '../Field/Field.tsx'
import { useFieldIds } from '../Field/field-ids.ts'
import { Icon } from '../Icon/Icon.tsx'
import { StarIcon } from '../Icon/icons.ts'
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './RatingField.css.ts'

interface RatingFieldProps<Value extends number> {
  readonly legend: string
  /** From the worst to the best; the name is what is read out: "4 of 5, very good". */
  readonly choices: readonly { readonly value: Value; readonly name: string }[]
  readonly value: Value | undefined
  readonly onChange: (value: Value) => void
  /** Stands beside the stars: what the chosen one means, or that one is to be chosen. */
  readonly meaning: string
  readonly error?: string | undefined
  readonly disabled?: boolean | undefined
  /** The id of the first star. */
  readonly id?: string | undefined
}

/** A rating in stars: radio buttons, so that arrow keys and fingers choose as they are used to. */
export function RatingField<Value extends number>(props: RatingFieldProps<Value>) {
  const ids = useFieldIds(props.id)
  const name = useId()
  const { value, error } = props
  return (
    <fieldset
      role="radiogroup"
      aria-describedby={error === undefined ? undefined : ids.error}
      aria-invalid={error === undefined ? undefined : true}
      aria-required
      disabled={props.disabled}
    >
      <legend className={field.label}>{props.legend}</legend>
      <div className={styles.row}>
        <div className={styles.stars}>
          {props.choices.map((choice, index) => (
            <label
              key={choice.value}
              className={styles.star[choice.value <= (value ?? 0) ? 'on' : 'off']}
            >
              <input
                type="radio"
                id={index === 0 ? ids.control : undefined}
                name={name}
                value={choice.value}
                checked={choice.value === value}
                onChange={() => props.onChange(choice.value)}
                className={visuallyHidden}
              />
              <Icon of={StarIcon} size="lg" />
              <span className={visuallyHidden}>{choice.name}</span>
            </label>
          ))}
        </div>
        <span className={styles.meaning} aria-hidden>
          {props.meaning}
        </span>
      </div>
      {error !== undefined && (
        <div className={field.below}>
          <FieldError id={ids.error}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  )
}
