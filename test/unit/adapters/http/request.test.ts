import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import type { Question } from '../../../../src/adapters/http/question.ts'
import { type Manner, request } from '../../../../src/adapters/http/request.ts'
import { type RecordedPause, recordedPause } from '../../../fakes/recorded-pause.ts'
import {
  deaf,
  dropping,
  droppingHalfWay,
  hanging,
  hangingHalfWay,
  type Reply,
  replying,
  replyingText,
  scriptedFetch,
} from '../../../fakes/scripted-fetch.ts'

const question: Question = {
  method: 'GET',
  url: '/api/scope/getQuote',
  headers: {},
  cache: 'no-store',
}
const good = replying({ good: true })

interface Situation {
  readonly manner?: Manner
  readonly replies: readonly Reply[]
  readonly pause?: RecordedPause
  readonly online?: () => boolean
  readonly signal?: AbortSignal
  readonly file?: string
}

async function asked({ manner = 'read', replies, online, signal, file, ...rest }: Situation) {
  const network = scriptedFetch(...replies)
  const pause = rest.pause ?? recordedPause()
  const isOnline = online ?? (() => true)
  const parts = { fetch: network.fetch, pause: pause.pause, isOnline, random: () => 0.5 }
  const answer = await request(parts, manner, () => ({ ...question, file }), signal)
  const accepted = network.asked[0]?.headers.get('Accept')
  return { answer, accepted, times: network.asked.length, ...pause }
}

describe('a read', () => {
  it('ends after 15 seconds without an answer', async () => {
    const { answer, limits, times } = await asked({
      replies: [hanging],
      pause: recordedPause(true),
    })
    expect(answer).toEqual(E.left({ kind: 'timed-out' }))
    expect(limits).toEqual([15_000])
    expect(times).toBe(1)
  })

  it.each([
    ['the body never ends', hangingHalfWay],
    ['the network does not heed the abort', deaf],
  ])('ends after its limit when %s', async (_, reply) => {
    const { answer } = await asked({ replies: [reply], pause: recordedPause(true) })
    expect(answer).toEqual(E.left({ kind: 'timed-out' }))
  })

  it.each([
    ['before the headers', dropping],
    ['half way through the body', droppingHalfWay],
  ])('is asked again when the connection breaks %s', async (_, reply) => {
    const { answer, times } = await asked({ replies: [reply, good] })
    expect(E.isRight(answer)).toBe(true)
    expect(times).toBe(2)
  })

  it('gives up after two retries, half a second and two seconds apart', async () => {
    const { answer, times, waits } = await asked({ replies: [dropping] })
    expect(answer).toEqual(E.left({ kind: 'unreachable', offline: false }))
    expect(times).toBe(3)
    expect(waits).toEqual([500, 2_000])
  })

  it('spreads its retries by a quarter up and down', async () => {
    const { pause, waits } = recordedPause()
    const { fetch } = scriptedFetch(dropping)
    const parts = { fetch, pause, isOnline: () => true }
    await request({ ...parts, random: () => 0 }, 'read', () => question)
    await request({ ...parts, random: () => 1 }, 'read', () => question)
    expect(waits).toEqual([375, 1_500, 625, 2_500])
  })

  it.each([500, 502, 503, 504])('is asked again after status %i', async (status) => {
    const { times } = await asked({ replies: [replyingText('<h1>Oops</h1>', { status }), good] })
    expect(times).toBe(2)
  })

  it('is not asked again where the server does not have the call', async () => {
    const { times } = await asked({ replies: [replyingText('', { status: 501 }), good] })
    expect(times).toBe(1)
  })

  it('waits as long as the server asks for', async () => {
    const busy = replyingText('', { status: 503, headers: { 'Retry-After': '3' } })
    const { times, waits } = await asked({ replies: [busy, good] })
    expect(times).toBe(2)
    expect(waits).toEqual([3_000])
  })

  it('reads a date to wait for against the clock of the server', async () => {
    const headers = {
      Date: 'Mon, 06 Apr 2026 08:00:00 GMT',
      'Retry-After': 'Mon, 06 Apr 2026 08:00:04 GMT',
    }
    const { waits } = await asked({ replies: [replyingText('', { status: 503, headers }), good] })
    expect(waits).toEqual([4_000])
  })

  it('is not asked again on its own when the server wants a long wait', async () => {
    const busy = replyingText('', { status: 503, headers: { 'Retry-After': '120' } })
    const { times } = await asked({ replies: [busy, good] })
    expect(times).toBe(1)
  })

  it.each([400, 401, 403, 404, 429])('is not asked again after status %i', async (status) => {
    const { times } = await asked({ replies: [replyingText('', { status })] })
    expect(times).toBe(1)
  })

  it('shares one limit among all its tries', async () => {
    const { limits } = await asked({ replies: [dropping, dropping, good] })
    expect(limits).toEqual([15_000])
  })

  it('stops its clock when the answer is there', async () => {
    const clocks: AbortSignal[] = []
    const pause = (_: number, signal: AbortSignal) => {
      clocks.push(signal)
      return new Promise<void>(() => {})
    }
    const { fetch } = scriptedFetch(good)
    await request({ fetch, pause, isOnline: () => true }, 'read', () => question)
    expect(clocks.map(({ aborted }) => aborted)).toEqual([true])
  })

  it('is not sent offline, and says so', async () => {
    const { answer, times } = await asked({ replies: [good], online: () => false })
    expect(answer).toEqual(E.left({ kind: 'unreachable', offline: true }))
    expect(times).toBe(0)
  })

  it('is not retried once the browser has gone offline', async () => {
    const states = [true, false, false]
    const { answer, times } = await asked({
      replies: [dropping],
      online: () => states.shift() ?? false,
    })
    expect(answer).toEqual(E.left({ kind: 'unreachable', offline: true }))
    expect(times).toBe(1)
  })

  it('that was given up before it began is not sent', async () => {
    const { answer, times } = await asked({ replies: [good], signal: AbortSignal.abort() })
    expect(answer).toEqual(E.left({ kind: 'aborted' }))
    expect(times).toBe(0)
  })

  it.each([
    ['an answer', hanging],
    ['the rest of the body', hangingHalfWay],
    ['a network that is deaf', deaf],
  ])('ends when its caller leaves while waiting for %s', async (_, reply) => {
    const leaving = new AbortController()
    const asking = asked({ replies: [reply], signal: leaving.signal })
    leaving.abort()
    expect((await asking).answer).toEqual(E.left({ kind: 'aborted' }))
  })

  it('ends between two tries when its caller leaves', async () => {
    const leaving = new AbortController()
    const { fetch, asked: sent } = scriptedFetch(dropping)
    const pause = (milliseconds: number) => {
      if (milliseconds < 15_000) leaving.abort()
      return new Promise<void>(() => {})
    }
    const parts = { fetch, pause, isOnline: () => true }
    const answer = await request(parts, 'read', () => question, leaving.signal)
    expect(answer).toEqual(E.left({ kind: 'aborted' }))
    expect(sent).toHaveLength(1)
  })
})

describe('a write', () => {
  it.each([
    ['the connection breaks', dropping],
    ['the body breaks off', droppingHalfWay],
  ])('is never sent twice: unconfirmed when %s', async (_, reply) => {
    const { answer, times } = await asked({ manner: 'write', replies: [reply, good] })
    expect(answer).toEqual(E.left({ kind: 'unconfirmed' }))
    expect(times).toBe(1)
  })

  it('is unconfirmed after 30 seconds without an answer', async () => {
    const pause = recordedPause(true)
    const { answer, limits, times } = await asked({ manner: 'write', replies: [hanging], pause })
    expect(answer).toEqual(E.left({ kind: 'unconfirmed' }))
    expect(limits).toEqual([30_000])
    expect(times).toBe(1)
  })

  it.each([500, 503])('is not sent again after status %i', async (status) => {
    const headers = { 'Retry-After': '1' }
    const reply = replyingText('', { status, headers })
    const { times } = await asked({ manner: 'write', replies: [reply] })
    expect(times).toBe(1)
  })

  it('that has not left, because there is no network, is unreachable and not in doubt', async () => {
    const { answer, times } = await asked({
      manner: 'write',
      replies: [good],
      online: () => false,
    })
    expect(answer).toEqual(E.left({ kind: 'unreachable', offline: true }))
    expect(times).toBe(0)
  })
})

describe('a trial', () => {
  it('is sent once, and its loss leaves nothing in doubt', async () => {
    const { answer, times } = await asked({ manner: 'trial', replies: [dropping] })
    expect(answer).toEqual(E.left({ kind: 'unreachable', offline: false }))
    expect(times).toBe(1)
  })
})

describe('what is sent', () => {
  it('is plain JSON, follows no redirect and leaves no copy', async () => {
    const sent: RequestInit[] = []
    const fetch = (_: unknown, init?: RequestInit) => {
      sent.push(init ?? {})
      return good(AbortSignal.abort())
    }
    const parts = { fetch, pause: recordedPause().pause, isOnline: () => true }
    const body = { a: 1 }
    await request(parts, 'write', () => ({ ...question, method: 'POST', body }))
    expect(sent[0]).toMatchObject({
      body: '{"a":1}',
      redirect: 'error',
      cache: 'no-store',
      headers: { 'Content-Type': 'application/json' },
    })
  })
})

describe('a question that takes a file', () => {
  const file = 'application/pdf'
  const bytes = new Uint8Array([0x25, 0x50, 0xff, 0x00])
  const drawn = async () => new Response(bytes, { headers: { 'Content-Type': file } })

  it('is answered with its bytes, and asks for JSON beside it', async () => {
    const { answer, accepted } = await asked({ replies: [drawn], file })
    expect(accepted).toBe('application/pdf, application/json')
    expect(E.isRight(answer) && answer.right.body).toEqual(E.right(bytes))
  })

  it('is answered with JSON where none came', async () => {
    const { answer } = await asked({ replies: [good], file })
    expect(E.isRight(answer) && answer.right.body).toEqual(E.right({ good: true }))
  })

  it('has a minute, for it may have to be drawn', async () => {
    const { answer, limits } = await asked({
      replies: [hanging],
      pause: recordedPause(true),
      file,
    })
    expect(answer).toEqual(E.left({ kind: 'timed-out' }))
    expect(limits).toEqual([60_000])
  })
})
