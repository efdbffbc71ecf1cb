import { type ChangeEvent, useRef } from 'react'
import { Field } from '../Field/Field.tsx'
import { controlAria, type FieldWords, useFieldIds } from '../Field/field-ids.ts'
import { Icon } from '../Icon/Icon.tsx'
import { CloseIcon, UploadIcon } from '../Icon/icons.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as styles from './FileField.css.ts'

interface FileFieldProps extends FieldWords {
  /** The file that was chosen, in words. */
  readonly chosen: { readonly name: string; readonly size: string } | undefined
  readonly onChange: (file: File | undefined) => void
  readonly chooseLabel: string
  /** Names the file, for who does not see it beside the button. */
  readonly removeLabel: string
  /** As the `accept` attribute has it. */
  readonly accept: string
  readonly required?: boolean | undefined
  readonly disabled?: boolean | undefined
}

/** One file. Its name stands beside the button, and can be taken back. */
export function FileField(props: FileFieldProps) {
  const ids = useFieldIds(props.id)
  const input = useRef<HTMLInputElement>(null)
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    if (file) props.onChange(file)
    // The same file may be chosen again once it has been put right.
    event.target.value = ''
  }
  const remove = () => {
    props.onChange(undefined)
    input.current?.focus()
  }
  return (
    <Field words={props} ids={ids}>
      <div className={styles.line}>
        <span className={styles.button}>
          <Icon of={UploadIcon} size="sm" />
          <span aria-hidden>{props.chooseLabel}</span>
          <input
            {...controlAria(ids, props)}
            ref={input}
            type="file"
            accept={props.accept}
            required={props.required === true && props.chosen === undefined}
            disabled={props.disabled}
            onChange={take}
            className={styles.input}
          />
        </span>
        {props.chosen && (
          <span className={styles.chosen}>
            <bdi>{props.chosen.name}</bdi>
            <span className={styles.size}>{props.chosen.size}</span>
            <IconButton size="sm" label={props.removeLabel} icon={CloseIcon} onClick={remove} />
          </span>
        )}
      </div>
    </Field>
  )
}
