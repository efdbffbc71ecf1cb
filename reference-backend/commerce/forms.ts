/** Forms that somebody fills in. So far there is one: the newsletter, with one question. */

import { and, eq } from 'drizzle-orm'
import { isInput, requiredText } from '../http/input.ts'
import { refuse } from '../http/refusal.ts'
import { journal } from '../schema/commerce.ts'
import type { Action, Call } from './action.ts'

const EMAIL = /^[^\s@]+@[^\s@]+$/

export const formActions: readonly Action[] = [
  {
    name: 'addFormResponse',
    label: 'public:form.addFormResponse',
    kind: 'write',
    access: 'open',
    transaction: 'one',
    fields: ['emailAddress', 'formResponse'],
    run: addFormResponse,
  },
]

/** No letter leaves this demo shop: the journal holds who would get one, each address once. */
async function addFormResponse({ db, input }: Call) {
  const form = input['formResponse']
  const formID = isInput(form) ? form['formID'] : undefined
  if (formID !== 'newsletter') throw refuse('formID', 'This form could not be found.')
  const emailAddress = requiredText(input, 'emailAddress', 'Required').toLowerCase()
  if (!EMAIL.test(emailAddress)) throw refuse('emailAddress', 'Please enter a valid email address')
  const known = await db
    .select({ id: journal.id })
    .from(journal)
    .where(and(eq(journal.action, 'addFormResponse'), eq(journal.subjectId, emailAddress)))
    .limit(1)
  const answer = { data: { uploadDetails: {} } }
  return known.length > 0 ? { answer, silent: true } : { answer, subjectID: emailAddress }
}
