/** A form as content management has written it, and as this server reads it. */

import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { contentEntry } from '../database/schema/content.ts'

export interface FormOption {
  readonly attributeOptionValue: string
  readonly attributeOptionLabel: string
}

export interface FormQuestion {
  readonly attributeCode: string
  readonly attributeName: string
  readonly attributeHint: string
  readonly inputType: string
  readonly requiredFlag: boolean
  readonly validationRegex: string
  readonly sortOrder: number
  readonly options: readonly FormOption[]
}

export interface FormGroup {
  readonly heading: string
  readonly subheading: string
  readonly conditional: boolean
  /** Comma list of attribute codes. */
  readonly elements: string
  readonly orientation: 'Horizontal' | 'Vertical'
}

export interface FormDocument {
  readonly formID: string
  readonly formCode: string
  readonly formReference: string
  readonly formHeading: string
  readonly formDescription: string
  readonly formAction: string
  readonly actionButtonText: string
  readonly successMessage: string
  readonly formRequireReCAPTCHA: boolean
  /** JSON of a list of groups. */
  readonly formLayout: string
  readonly formQuestions: readonly FormQuestion[]
}

/** The form of an id, in English: rules do not depend on the language. Undefined where there is none. */
export async function formOf(db: Database, formID: string): Promise<FormDocument | undefined> {
  const [row] = await db
    // Written by our own seed; its shape is that of the seed.
    .select({ doc: sql<FormDocument>`${contentEntry.doc}` })
    .from(contentEntry)
    .where(
      and(
        eq(contentEntry.collection, 'forms'),
        eq(contentEntry.locale, 'en'),
        eq(contentEntry.slug, formID),
      ),
    )
  return row?.doc
}

/** Codes of questions that stand in conditional groups. */
export function conditionalCodes({ formLayout }: FormDocument): ReadonlySet<string> {
  const groups: readonly FormGroup[] = JSON.parse(formLayout)
  return new Set(
    groups.filter(({ conditional }) => conditional).flatMap(({ elements }) => elements.split(',')),
  )
}
