import { useState } from 'react'
import * as control from '../Field/control.css.ts'
import { Field } from '../Field/Field.tsx'
import { controlAria, type FieldWords, useFieldIds } from '../Field/field-ids.ts'
import { useTypedBefore } from '../Field/typed-before.ts'
import { EyeIcon, EyeOffIcon } from '../Icon/icons.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as styles from './PasswordField.css.ts'

interface PasswordFieldProps extends FieldWords {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: (() => void) | undefined
  readonly name?: string | undefined
  readonly autoComplete: 'current-password' | 'new-password'
  readonly required?: boolean | undefined
  readonly showLabel: string
  readonly hideLabel: string
}

/** A password, which can be shown; pasting is welcome. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const ids = useFieldIds(props.id)
  useTypedBefore(ids.control, props.onChange)
  return (
    <Field words={props} ids={ids}>
      <div className={styles.row}>
        <input
          {...controlAria(ids, props)}
          type={shown ? 'text' : 'password'}
          name={props.name}
          value={props.value}
          onChange={(event) => props.onChange(event.target.value)}
          onBlur={props.onBlur}
          autoComplete={props.autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required={props.required}
          className={`${control.control} ${styles.input}`}
        />
        <span className={styles.reveal}>
          <IconButton
            size="sm"
            label={shown ? props.hideLabel : props.showLabel}
            icon={shown ? EyeOffIcon : EyeIcon}
            onClick={() => setShown(!shown)}
          />
        </span>
      </div>
    </Field>
  )
}
