import type { ReactNode, Ref } from 'react'
import * as control from '../Field/control.css.ts'
import { Field } from '../Field/Field.tsx'
import { controlAria, type FieldWords, useFieldIds } from '../Field/field-ids.ts'
import { useTypedBefore } from '../Field/typed-before.ts'
import { type Drawing, Icon } from '../Icon/Icon.tsx'
import { MinusIcon, PlusIcon } from '../Icon/icons.ts'
import * as styles from './NumberText.css.ts'

/** Buttons for one step down and up; the page knows what a step is and whether it is allowed. */
export interface Stepper {
  readonly lessLabel: string
  readonly moreLabel: string
  readonly onLess: () => void
  readonly onMore: () => void
  readonly canLess: boolean
  readonly canMore: boolean
}

interface NumberTextProps extends FieldWords {
  /** What has been typed, as typed. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: (() => void) | undefined
  readonly name?: string | undefined
  /** The form that it belongs to, where it stands outside of it. */
  readonly form?: string | undefined
  readonly unit?: string | undefined
  readonly stepper?: Stepper | undefined
  readonly width?: control.ControlWidth | undefined
  readonly required?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly readOnly?: boolean | undefined
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/**
 * A number typed as text, with the figures' keyboard on a phone. Not `type="number"`, which changes
 * under the mouse wheel and hides what it cannot read.
 */
export function NumberText({ ref, ...props }: NumberTextProps) {
  const ids = useFieldIds(props.id)
  useTypedBefore(ids.control, props.onChange)
  const { stepper, width = 'short' } = props
  const look = stepper === undefined ? styles.figure : `${styles.figure} ${styles.between}`
  const input = (
    <input
      {...controlAria(ids, props)}
      ref={ref}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      name={props.name}
      form={props.form}
      value={props.value}
      onChange={(event) => props.onChange(event.target.value)}
      onBlur={props.onBlur}
      required={props.required}
      disabled={props.disabled}
      readOnly={props.readOnly}
      className={`${control.control} ${control.width[width]} ${look}`}
    />
  )
  return (
    <Field words={props} ids={ids}>
      <div className={styles.row}>
        {stepper === undefined ? input : <Steps {...stepper}>{input}</Steps>}
        {props.unit !== undefined && <span className={styles.unit}>{props.unit}</span>}
      </div>
    </Field>
  )
}

function Steps(props: Stepper & { readonly children: ReactNode }) {
  return (
    <div className={styles.group}>
      <Step label={props.lessLabel} icon={MinusIcon} onClick={props.onLess} can={props.canLess} />
      {props.children}
      <Step label={props.moreLabel} icon={PlusIcon} onClick={props.onMore} can={props.canMore} />
    </div>
  )
}

interface StepProps {
  readonly label: string
  readonly icon: Drawing
  readonly onClick: () => void
  readonly can: boolean
}

function Step({ label, icon, onClick, can }: StepProps) {
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      title={label}
      onClick={onClick}
      disabled={!can}
    >
      <Icon of={icon} size="sm" />
    </button>
  )
}
