/** The backend as all tabs use it: opened once, asked by each, begun again by any. */

import { COOKIE, SET_COOKIE, setCookiesOf } from '#platform/cookie-headers.ts'
import { connectionEnd } from '../../reference-backend/faults/fault-answers.ts'
import { backendAddress } from '../backend-address.ts'
import { carriedAnswer, requestOf } from '../carried.ts'
import type {
  BackendState,
  CarriedAnswer,
  CarriedRequest,
  ShownEmail,
  Surroundings,
  Verdict,
  WaitingQuote,
} from '../messages.ts'
import { cookiesFor, type KeptCookie, withCookies } from './cookie-jar.ts'
import { waitingQuotes } from '../../reference-backend/internal/review.ts'
import { deleteKeptFiles } from './kept-files.ts'
import { keepValue, keptValue } from './kept-values.ts'
import { type OpenBackend, openBackend } from './open-backend.ts'

const COOKIES = 'demo cookies'
const EMAILS = 'demo emails'
const EMAILS_KEPT = 20
/** Milliseconds between two looks at what nobody asks about: deliveries that are due, placements left alone. */
const LOOK_MS = 60_000

export interface Hearing {
  readonly onState: (state: BackendState) => void
  readonly onSurroundings: (surroundings: Surroundings) => void
}

export interface Backend {
  /** Undefined for a connection that has broken off. */
  readonly ask: (request: CarriedRequest, signal: AbortSignal) => Promise<CarriedAnswer | undefined>
  /** Has the seller look at a quote; false where that cannot be done any more. */
  readonly review: (verdict: Verdict) => Promise<boolean>
  /** Deletes everything and fills the shop again. */
  readonly beginAgain: () => Promise<void>
}

/** Opens it at once; what becomes of it is told. */
export function backendOf(shopAddress: string, { onState, onSurroundings }: Hearing): Backend {
  let jar: readonly KeptCookie[] = []
  let emails: readonly ShownEmail[] = []
  let waiting: readonly WaitingQuote[] = []
  let isKept = true
  const tell = () => onSurroundings({ emails, waiting, isKept })

  const open = async (): Promise<OpenBackend> => {
    onState('opening')
    const opened = await openBackend({
      shopAddress,
      onFilling: () => onState('filling'),
      sendEmail: ({ to, text }) => {
        emails = [{ to, text, at: new Date().toISOString() }, ...emails].slice(0, EMAILS_KEPT)
        tell()
      },
    })
    jar = await keptValue(opened.database, COOKIES, jar)
    emails = await keptValue(opened.database, EMAILS, emails)
    waiting = await waitingQuotes(opened.database, new Date())
    onState('ready')
    tell()
    return opened
  }
  const opening = () => {
    const next = open()
    next.catch((problem: unknown) => {
      console.error(problem)
      onState('failed')
    })
    return next
  }
  let present = opening()

  const keep = async ({ database, store }: OpenBackend) => {
    await keepValue(database, COOKIES, jar)
    await keepValue(database, EMAILS, emails)
    waiting = await waitingQuotes(database, new Date())
    isKept = await store().then(
      () => true,
      () => false,
    )
    tell()
  }

  const look = async () => {
    const opened = await present
    await opened.handler.placeDueDeliveries()
    await opened.handler.settleAbandoned()
    await keep(opened)
  }
  setInterval(() => void look().catch(() => {}), LOOK_MS)

  return {
    ask: async (carried, signal) => {
      const opened = await present
      const url = backendAddress(carried.url, new URL(carried.url).origin) ?? carried.url
      const request = requestOf({ ...carried, url }, signal)
      const { pathname } = new URL(url)
      request.headers.set(COOKIE, cookiesFor(jar, pathname, Date.now()))
      const response = await opened.handler.fetch(request)
      if (connectionEnd(response) !== undefined) return undefined
      jar = withCookies(jar, setCookiesOf(response.headers), Date.now())
      response.headers.delete(SET_COOKIE)
      const answer = await carriedAnswer(response)
      // Whoever hears that something is done finds it again after the browser was closed.
      if (request.method !== 'GET') await keep(opened)
      return answer
    },
    review: async (verdict) => {
      const opened = await present
      const isDone = await opened.review(verdict)
      await keep(opened)
      return isDone
    },
    beginAgain: async () => {
      const before = await present.catch(() => undefined)
      await before?.close()
      await deleteKeptFiles()
      jar = []
      emails = []
      waiting = []
      isKept = true
      present = opening()
    },
  }
}
