/** Submitting forms, and the locations that one of them asks for. */

import { and, eq, sql } from 'drizzle-orm'
import { readAnswers } from './answer-verdict.ts'
import { type FormDocument, formOf } from './form-document.ts'
import { checkNamed } from './human-check.ts'
import { UPLOAD_PATH } from './upload-routes.ts'
import { isInput } from '../http/input.ts'
import { Refusal, refuse } from '../http/refusal.ts'
import { newId } from '../database/identifier.ts'
import { contentEntry } from '../database/schema/content.ts'
import { formResponse, formUpload, newsletterSubscriber } from '../database/schema/forms.ts'
import { addressesOf, zoneOf } from '../commerce/account/account-json.ts'
import type { Action, Call, Outcome } from '../commerce/action.ts'
import { addressLimit } from '../attempts/attempt-limits.ts'

const NEWSLETTER = 'newsletter'
/** Handing it in opens the way to the next one. */
export const CREDIT_APPLICATION = 'account-credit-application'
const BANK_AUTHORISATION = 'bank-authorisation'
const FOR_CUSTOMERS: ReadonlySet<string> = new Set([CREDIT_APPLICATION, BANK_AUTHORISATION])

/** How long a file is awaited. */
const UPLOAD_MS = 60 * 60_000

export const formActions: readonly Action[] = [
  {
    name: 'addFormResponse',
    label: 'public:form.addFormResponse',
    kind: 'write',
    access: 'open',
    transaction: 'one',
    fields: 'any',
    attempts: { counted: 'all', limits: (call) => [addressLimit(call, 'form')] },
    run: addFormResponse,
  },
  {
    name: 'getWarehouseLocations',
    label: 'public:form.getWarehouseLocations',
    kind: 'read',
    access: 'open',
    fields: [],
    run: warehouseLocations,
  },
]

async function addFormResponse(call: Call): Promise<Outcome> {
  const { db, input } = call
  const named = input['formResponse']
  const formID = isInput(named) ? named['formID'] : undefined
  const form = typeof formID === 'string' ? await formOf(db, formID) : undefined
  if (form === undefined) throw refuse('formID', 'This form could not be found.')
  await refuseStrangers(call, form)
  const { answers, errors } = readAnswers(form, input)
  if (Object.keys(errors).length > 0) throw new Refusal(errors)
  if (form.formID === NEWSLETTER) return subscribed(call, answers['emailAddress'] ?? '')
  return received(call, form, answers)
}

/** This demo shop sends no email: the table holds who would get one, each address once. */
async function subscribed({ db, now }: Call, written: string): Promise<Outcome> {
  const emailAddress = written.toLowerCase()
  const added = await db
    .insert(newsletterSubscriber)
    .values({ emailAddress, at: now })
    .onConflictDoNothing()
    .returning()
  const answer = { data: { uploadDetails: {} } }
  return added.length > 0 ? { answer, subjectID: emailAddress } : { answer, silent: true }
}

async function received(
  call: Call,
  form: FormDocument,
  answers: Readonly<Record<string, string>>,
): Promise<Outcome> {
  const { db, now, session } = call
  const id = newId()
  const humanCheck = await usedCheck(call, form)
  await db.insert(formResponse).values({
    id,
    formId: form.formID,
    accountId: session?.account.id ?? null,
    actorId: session?.acting?.actor.id ?? null,
    at: now,
    answers,
    humanCheck,
  })
  const uploads = form.formQuestions.flatMap(({ attributeCode, inputType }) => {
    const fileName = inputType === 'file' ? answers[attributeCode] : undefined
    return fileName === undefined ? [] : [{ key: newId(), question: attributeCode, fileName }]
  })
  if (uploads.length > 0) {
    const expiresAt = new Date(now.getTime() + UPLOAD_MS)
    await db
      .insert(formUpload)
      .values(uploads.map((upload) => ({ ...upload, responseId: id, expiresAt })))
  }
  const places = uploads.map(({ key, question }) => [
    question,
    { url: UPLOAD_PATH, inputs: { key } },
  ])
  return {
    answer: { data: { uploadDetails: Object.fromEntries(places) } },
    subjectID: id,
    detail: { form: form.formID },
  }
}

/** A form with a check takes one that is genuine, still good, and not used before (T45). */
async function usedCheck({ db, keys, input, now }: Call, form: FormDocument) {
  if (!form.formRequireReCAPTCHA) return null
  const check = checkNamed(keys.secret, input['recaptchaToken'], now)
  const used =
    check === undefined
      ? []
      : await db.select().from(formResponse).where(eq(formResponse.humanCheck, check))
  if (check === undefined || used.length > 0) {
    throw refuse('recaptchaToken', 'Please confirm again that you are not a robot.')
  }
  return check
}

/** Some forms are for customers, and the bank's for those in the US who have applied for credit. */
async function refuseStrangers({ db, session }: Call, { formID }: FormDocument): Promise<void> {
  if (!FOR_CUSTOMERS.has(formID)) return
  if (session === undefined) throw new Refusal({ account: ['Please sign in.'] }, { status: 401 })
  if (formID !== BANK_AUTHORISATION) return
  const { account } = session
  if (zoneOf(account, await addressesOf(db, account.id)) !== 'US') {
    throw refuse('formID', 'This form is for accounts in the United States only.')
  }
  const [applied] = await db
    .select({ id: formResponse.id })
    .from(formResponse)
    .where(and(eq(formResponse.accountId, account.id), eq(formResponse.formId, CREDIT_APPLICATION)))
    .limit(1)
  if (applied === undefined) throw refuse('formID', 'Please apply for account credit first.')
}

/** The places of trade that are warehouses of the works (CALL-15). */
async function warehouseLocations({ db }: Call) {
  const { doc } = contentEntry
  const rows = await db
    .select({
      locationID: contentEntry.documentId,
      locationCode: sql<string>`${doc} ->> 'locationCode'`,
      locationName: sql<string>`${doc} ->> 'locationName'`,
    })
    .from(contentEntry)
    .where(
      and(
        eq(contentEntry.collection, 'locations'),
        eq(contentEntry.locale, 'en'),
        sql`${doc} ->> 'active' = 'true'`,
        sql`coalesce(${doc} ->> 'locationCode', '') <> ''`,
      ),
    )
    .orderBy(sql`${doc} -> 'sortOrder'`)
  return { locations: rows }
}
