/** What the pieces of a form share. */
import type { FormEntryEvent, FormEntryView } from '../../../application/form/form-entry.view.ts'

export interface FormPieceProps {
  readonly view: FormEntryView
  readonly send: (event: FormEntryEvent) => void
}

/** The id of the control of a question, so that a summary of errors can point at it. */
export function questionId(view: FormEntryView, code: string): string {
  return `${view.form.code}-${code}`
}
