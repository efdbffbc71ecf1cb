/** Customers who read while others write: one who looks for what has just been written, and those who look at the catalogue. */
import { randomUUID } from 'node:crypto'
import { lineOf, sampleModel } from '../../test/backend/customer.ts'

const password = 'Manifold-2026'

export interface Readers {
  /** Own writes that were acknowledged and then missing from the list. */
  readonly missing: () => number
  /** Own writes that were looked for. */
  readonly looked: () => number
  /** Pages and searches, and those of them that were not answered for good. */
  readonly read: () => number
  readonly failed: () => number
  readonly stop: () => Promise<void>
}

export async function tokenOf(origin: string, emailAddress: string): Promise<string> {
  const { status, text, body } = await call(origin, 'login', { emailAddress, password })
  if (typeof body.token !== 'string')
    throw new Error(`${emailAddress} could not sign in: ${status} ${text.slice(0, 300)}`)
  return body.token
}

/** Begins to read at an origin. */
export async function startReaders(origin: string): Promise<Readers> {
  const counts = { missing: 0, looked: 0, read: 0, failed: 0 }
  const ending = new AbortController()
  const token = await tokenOf(origin, 'other-us@manifold.test')
  const ownWrites = async () => {
    let cookie = ''
    for (let count = 1; !ending.signal.aborted; count += 1) {
      const quoteName = `Own ${count}`
      const sent = { token, cookie, requestID: randomUUID() }
      const line = { quoteName, ...lineOf(sampleModel('US')) }
      const written = await call(origin, 'addOrderItem', line, sent).catch(() => undefined)
      if (written?.status !== 200) {
        await pause(20)
        continue
      }
      cookie = written.cookie || cookie
      const list = await call(
        origin,
        'getQuotes',
        { keyword: quoteName, pageRecordsShow: 50 },
        { token, cookie },
      ).catch(() => undefined)
      if (list?.status !== 200) continue
      counts.looked += 1
      if (!list.text.includes(`"${quoteName}"`)) counts.missing += 1
      await pause(50)
    }
  }
  const catalogue = async () => {
    while (!ending.signal.aborted) {
      const answers = await Promise.allSettled([
        fetch(`${origin}/shop`),
        fetch(`${origin}/api/v1/public/search`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ query: 'motor' }),
        }),
      ])
      for (const answer of answers) {
        counts.read += 1
        if (answer.status === 'rejected' || !answer.value.ok) counts.failed += 1
        else await answer.value.arrayBuffer().catch(() => undefined)
      }
      await pause(50)
    }
  }
  const ended = Promise.all([ownWrites(), catalogue()])
  return {
    missing: () => counts.missing,
    looked: () => counts.looked,
    read: () => counts.read,
    failed: () => counts.failed,
    stop: async () => {
      ending.abort()
      await ended
    },
  }
}

interface Sent {
  readonly token?: string
  readonly cookie?: string
  readonly requestID?: string
}

async function call(
  origin: string,
  action: string,
  body: object,
  { token, cookie, requestID }: Sent = {},
) {
  const response = await fetch(`${origin}/api/scope/${action}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token && { 'Auth-Token': `Bearer ${token}` }),
      ...(cookie && { Cookie: cookie }),
      ...(requestID && { 'SWX-requestID': requestID }),
    },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  const [given = ''] =
    response.headers
      .getSetCookie()
      .find((each) => each.startsWith('manifold_written'))
      ?.split(';') ?? []
  const { status } = response
  return { status, text, cookie: given, body: status === 200 ? JSON.parse(text) : {} }
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}
