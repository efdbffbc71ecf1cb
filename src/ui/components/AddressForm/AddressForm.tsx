import { useId } from 'react'
import type { AddressFieldView, AddressFormView } from '../../../domain/account/address-form.ts'
import type { AddressProblem, EntryField } from '../../../domain/account/address-requirements.ts'
import type { FieldWords } from '../Field/field-ids.ts'
import { SelectField } from '../SelectField/SelectField.tsx'
import { TextField } from '../TextField/TextField.tsx'
import * as styles from './AddressForm.css.ts'

/** The words of the form, made by the page. */
export interface AddressFormTexts {
  /** The shop's own name of a field, for countries that have none. */
  readonly label: (field: EntryField) => string
  /** Names the field as it is labelled in this country. */
  readonly problem: (
    view: Pick<AddressFieldView, 'field' | 'label'>,
    kind: AddressProblem['kind'],
  ) => string
  readonly optional: string
  readonly nicknameHint: string
  readonly chooseCountry: string
  /** The countries by their names, in the order in which they are offered. */
  readonly countries: (
    countries: AddressFormView['countries'],
  ) => readonly { readonly value: string; readonly label: string }[]
  readonly chooseState: string
}

interface AddressFormProps {
  readonly form: AddressFormView
  readonly texts: AddressFormTexts
  readonly onChange: (field: EntryField, value: string) => void
  /** Starts the ids of the fields, so that an error summary can point at them: `${prefix}-${field}`. */
  readonly idPrefix: string
  readonly disabled?: boolean | undefined
}

/** What browsers fill in by themselves (WCAG 1.3.5). */
const autoComplete: Readonly<Record<EntryField, string>> = {
  nickname: 'off',
  countryCode: 'country',
  name: 'name',
  company: 'organization',
  streetAddress: 'address-line1',
  street2Address: 'address-line2',
  locality: 'address-level3',
  city: 'address-level2',
  stateCode: 'address-level1',
  postalCode: 'postal-code',
  phoneNumber: 'tel',
  emailAddress: 'email',
}

const narrow: ReadonlySet<EntryField> = new Set(['city', 'stateCode', 'postalCode', 'phoneNumber'])

/** The fields of an address, as the chosen country asks for them (ADDR-05). */
export function AddressForm(props: AddressFormProps) {
  const groupId = useId()
  return (
    <div className={styles.grid} id={groupId}>
      {props.form.fields.map((view) => (
        <div key={view.field} className={narrow.has(view.field) ? styles.half : styles.full}>
          <AddressField {...props} view={view} />
        </div>
      ))}
    </div>
  )
}

interface AddressFieldProps extends AddressFormProps {
  readonly view: AddressFieldView
}

function AddressField({ form, texts, onChange, idPrefix, disabled, view }: AddressFieldProps) {
  const { field, value } = view
  const shared = {
    ...wordsOf(view, texts),
    id: `${idPrefix}-${field}`,
    value,
    onChange: (text: string) => onChange(field, text),
    autoComplete: autoComplete[field],
    required: view.isRequired,
    disabled,
  }
  if (field === 'countryCode') {
    return (
      <SelectField
        {...shared}
        choices={texts.countries(form.countries)}
        emptyText={texts.chooseCountry}
      />
    )
  }
  if (field === 'stateCode' && form.states.length > 0) {
    const choices = form.states.map(({ code, name }) => ({ value: code, label: name }))
    return <SelectField {...shared} choices={choices} emptyText={texts.chooseState} />
  }
  const type = field === 'emailAddress' ? 'email' : field === 'phoneNumber' ? 'tel' : 'text'
  return <TextField {...shared} type={type} spellCheck={false} />
}

function wordsOf(view: AddressFieldView, texts: AddressFormTexts): FieldWords {
  const { field, label, isRequired, problem } = view
  return {
    label: label || texts.label(field),
    hint: field === 'nickname' ? texts.nicknameHint : undefined,
    optionalText: isRequired ? undefined : texts.optional,
    error: problem && texts.problem(view, problem),
  }
}
