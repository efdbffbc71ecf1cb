/** What the pieces of a form share. */
import type { FormEntryEvent, FormEntryView } from '../../../application/form/form-entry.view.ts'
import type { FieldWords } from '../../components/Field/field-ids.ts'

export interface FormPieceProps {
  readonly view: FormEntryView
  readonly send: (event: FormEntryEvent) => void
}

/** What the control of a question is given, whatever its kind. */
export interface QuestionField extends FieldWords {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly required: boolean
  readonly disabled: boolean
}

/** The id of the control of a question, so that a summary of errors can point at it. */
export function questionId(view: FormEntryView, code: string): string {
  return `${view.form.code}-${code}`
}
