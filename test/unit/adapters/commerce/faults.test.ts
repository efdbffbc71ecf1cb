/** One read and one write against every fault that a line, a server or a proxy can commit. */
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { httpQuoteGateway } from '../../../../src/adapters/commerce/quote-gateway.http.ts'
import type { PortFailure } from '../../../../src/application/failure.ts'
import { quoteId } from '../../../builders/a-quote.ts'
import { type EngineScript, scriptedEngine } from '../../../fakes/scripted-engine.ts'
import {
  deaf,
  dropping,
  droppingHalfWay,
  envelope,
  hanging,
  replying,
  replyingText,
} from '../../../fakes/scripted-fetch.ts'

interface Fault {
  readonly fault: string
  readonly script: EngineScript
  readonly read: PortFailure
  readonly write: PortFailure
}

const page = '<!doctype html><title>Gateway</title><p>at Object.run (server.js:1)</p>'
const unconfirmed: PortFailure = { kind: 'unconfirmed' }
const malformed: PortFailure = { kind: 'malformed' }
const timedOut: PortFailure = { kind: 'timed-out' }
const refused = (...messages: string[]): PortFailure => ({ kind: 'refused', messages })
const failed = (status: number): PortFailure => ({ kind: 'server-failed', status })
const both = (failure: PortFailure) => ({ read: failure, write: failure })
const lost = (read: PortFailure) => ({ read, write: unconfirmed })

const dropped = lost({ kind: 'unreachable', offline: false })
const offline = both({ kind: 'unreachable', offline: true })
const explained = { errors: { quote: ['The database is full.'] } }

const faults: readonly Fault[] = [
  { fault: 'no answer', script: { replies: [hanging], limitsPass: true }, ...lost(timedOut) },
  { fault: 'a deaf line', script: { replies: [deaf], limitsPass: true }, ...lost(timedOut) },
  { fault: 'a drop before the headers', script: { replies: [dropping] }, ...dropped },
  { fault: 'half a body', script: { replies: [droppingHalfWay] }, ...dropped },
  { fault: 'offline', script: { replies: [envelope()], isOnline: () => false }, ...offline },
  {
    fault: '401 and nobody there',
    script: { replies: [replying({}, { status: 401 })] },
    ...both({ kind: 'unauthorised' }),
  },
  {
    fault: '404',
    script: { replies: [replyingText(page, { status: 404 })] },
    ...both({ kind: 'not-found' }),
  },
  {
    fault: '405',
    script: { replies: [replyingText('', { status: 405 })] },
    ...both(failed(405)),
  },
  {
    fault: '413 with words',
    script: { replies: [replying({ errors: { a: ['Too long'] } }, { status: 413 })] },
    ...both(refused('Too long')),
  },
  {
    fault: '409 because of the status',
    script: { replies: [replying({ errors: { orderStatusType: ['Now'] } }, { status: 409 })] },
    ...both({ kind: 'stale', messages: ['Now'] }),
  },
  {
    fault: '409 because the request has come before',
    script: { replies: [replying({ errors: { requestID: ['Twice'] } }, { status: 409 })] },
    ...both({ kind: 'unconfirmed', wasCarriedOut: true }),
  },
  {
    fault: '409 without a reason',
    script: { replies: [replyingText('', { status: 409 })] },
    ...lost(failed(409)),
  },
  {
    fault: '429',
    script: {
      replies: [
        replying(
          { errors: { emailAddress: ['Too many attempts.'] } },
          { status: 429, headers: { 'Retry-After': '90' } },
        ),
      ],
    },
    ...both({ kind: 'refused', messages: ['Too many attempts.'], retryAfterSeconds: 90 }),
  },
  {
    fault: '500 with a page',
    script: { replies: [replyingText(page, { status: 500 })] },
    ...lost(failed(500)),
  },
  {
    fault: '500 with an explanation',
    script: { replies: [replying(explained, { status: 500 })] },
    ...both(failed(500)),
  },
  {
    fault: '502 without a body',
    script: { replies: [replyingText('', { status: 502 })] },
    ...lost(failed(502)),
  },
  {
    fault: '503 with Retry-After',
    script: { replies: [replyingText('', { status: 503, headers: { 'Retry-After': '1' } })] },
    ...lost(failed(503)),
  },
  {
    fault: '504 that claims to know',
    script: { replies: [replying(explained, { status: 504 })] },
    ...lost(failed(504)),
  },
  {
    fault: 'errors',
    script: { replies: [replying({ errors: { quote: ['No', 'never'] } })] },
    ...both(refused('No', 'never')),
  },
  { fault: 'error', script: { replies: [replying({ error: 'No' })] }, ...both(refused('No')) },
  {
    fault: 'failureActions',
    script: { replies: [replying({ failureActions: ['public:order.x'] })] },
    ...both(refused()),
  },
  { fault: 'cut JSON', script: { replies: [replyingText('{"quote":{')] }, ...lost(malformed) },
  { fault: 'an empty body', script: { replies: [replyingText('')] }, ...lost(malformed) },
  { fault: 'a page with 200', script: { replies: [replyingText(page)] }, ...lost(malformed) },
  { fault: 'NaN', script: { replies: [replyingText('{"a":NaN}')] }, ...lost(malformed) },
  { fault: 'a list', script: { replies: [replying([])] }, ...lost(malformed) },
  { fault: 'null', script: { replies: [replying(null)] }, ...lost(malformed) },
  { fault: 'nothing of what is read', script: { replies: [envelope()] }, ...lost(malformed) },
  {
    fault: 'a list for the quote',
    script: { replies: [envelope({ quote: [] })] },
    ...lost(malformed),
  },
]

const notes = { comment: '', freightCarrier: '', specialInstructions: '', dispatch: undefined }

describe('what a customer is told of a fault', () => {
  it.each(faults)('$fault, met by a read', async ({ script, read }) => {
    const engine = scriptedEngine(script)
    const answer = await httpQuoteGateway(engine.client).open(quoteId('quote-1'))()
    expect(answer).toEqual(E.left(read))
  })

  it.each(faults)(
    '$fault, met by a write, which is sent at most once',
    async ({ script, write }) => {
      const engine = scriptedEngine(script)
      const answer = await httpQuoteGateway(engine.client).submit(quoteId('quote-1'), notes)()
      expect(answer).toEqual(E.left(write))
      expect(engine.asked.length).toBeLessThanOrEqual(1)
    },
  )

  it.each(faults)('$fault leaves no word of a page in the log', async ({ script }) => {
    const engine = scriptedEngine(script)
    await httpQuoteGateway(engine.client).open(quoteId('quote-1'))()
    expect(JSON.stringify(engine.log.events)).not.toContain('server.js')
  })
})
