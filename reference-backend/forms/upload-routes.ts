/** Where the files of forms arrive: announced before, once, small enough, and what their names say. */

import { and, eq, gt, isNull } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Database } from '../database/database.ts'
import { plain } from '../http/envelope.ts'
import { bodyWithin } from '../http/body.ts'
import { isStorable } from '../http/input.ts'
import { isForeign } from '../http/request-guard.ts'
import { record } from '../database/journal.ts'
import { formResponse, formUpload } from '../database/schema/forms.ts'
import { inTransaction } from '../database/transaction.ts'
import { fitsItsName } from './file-kind.ts'

export const UPLOAD_PATH = '/api/form-upload'

const FILE_LIMIT = 10 * 1024 * 1024
/** What the other fields and the borders of the parts may take. */
const FRAME_LIMIT = 16 * 1024

interface UploadParts {
  readonly database: Database
  readonly clock: () => Date
}

/** `POST /api/form-upload`, multipart: the inputs that the response was answered with, then `file`. */
export function uploadRoutes({ database, clock }: UploadParts): Hono {
  const app = new Hono()
  app.post(UPLOAD_PATH, async ({ req }) => {
    if (isForeign(req.raw)) return plain('forbidden', 403)
    const parcel = await parcelIn(req.raw)
    if (parcel instanceof Response) return parcel
    const isTaken = await take(database, parcel, clock())
    return isTaken ? new Response(null, { status: 204 }) : plain('not_announced', 404)
  })
  return app
}

interface Parcel {
  readonly key: string
  readonly name: string
  readonly bytes: Uint8Array
}

async function parcelIn(request: Request): Promise<Parcel | Response> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) return plain('multipart_expected', 415)
  const body = await bodyWithin(FILE_LIMIT + FRAME_LIMIT, request)
  if (body instanceof Response) return body
  const form = await formIn(body, type)
  const key = form?.get('key')
  const file = form?.get('file')
  if (typeof key !== 'string' || !(file instanceof File)) return plain('file_expected', 400)
  if (!isStorable(key) || !isStorable(file.name)) return plain('not_announced', 404)
  if (file.size === 0 || file.size > FILE_LIMIT) return plain('too_large', 413)
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (!fitsItsName(file.name, bytes)) return plain('kind_not_taken', 422)
  return { key, name: file.name, bytes }
}

async function formIn(body: Uint8Array<ArrayBuffer>, type: string): Promise<FormData | undefined> {
  try {
    return await new Response(body, { headers: { 'Content-Type': type } }).formData()
  } catch {
    return undefined
  }
}

/** Whether a file of that key and name is still awaited; if so it is kept, and awaited no more. */
async function take(database: Database, { key, name, bytes }: Parcel, now: Date): Promise<boolean> {
  return inTransaction(database, async (db) => {
    const [kept] = await db
      .update(formUpload)
      .set({ receivedAt: now, size: bytes.byteLength, bytes })
      .where(
        and(
          eq(formUpload.key, key),
          eq(formUpload.fileName, name),
          isNull(formUpload.receivedAt),
          gt(formUpload.expiresAt, now),
        ),
      )
      .returning({ responseId: formUpload.responseId })
    if (kept === undefined) return false
    const [response] = await db
      .select({ accountID: formResponse.accountId, actorID: formResponse.actorId })
      .from(formResponse)
      .where(eq(formResponse.id, kept.responseId))
    await record(db, {
      at: now,
      action: 'uploadFormFile',
      accountID: response?.accountID ?? undefined,
      actorID: response?.actorID ?? undefined,
      subjectID: kept.responseId,
    })
    return true
  })
}
