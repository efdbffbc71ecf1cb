/** Every commerce call against refusals, unreadable answers and answers of the wrong shape. */
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import type { PortFailure } from '../../../src/application/failure.ts'
import { scriptedEngine } from '../../fakes/scripted-engine.ts'
import {
  dropping,
  envelope,
  type Reply,
  replying,
  replyingText,
} from '../../fakes/scripted-fetch.ts'
import { allCalls, type KnownCall } from './all-calls.ts'

async function answerOf(call: KnownCall, reply: Reply) {
  const engine = scriptedEngine({ replies: [reply] })
  const answer = await call.run(engine.client, engine.tokens)
  return { answer, ...engine }
}

const text = 'This cannot be done.'
const refused = E.left({ kind: 'refused', messages: [text] })
const lost = ({ kind }: KnownCall): E.Either<PortFailure, never> =>
  E.left({ kind: kind === 'write' ? 'unconfirmed' : 'malformed' })

const unreadable: readonly (readonly [string, Reply])[] = [
  ['cut in the middle', replyingText('{"successfulActions":["public:order.x"],"quote":{"orderID"')],
  ['empty', replyingText('')],
  ['a page', replyingText('<!doctype html><title>Sign in</title>')],
  ['not a number', replyingText('{"successfulActions":[],"a":NaN}')],
]

describe.each(allCalls)('$name', (call) => {
  it('succeeds with the answer that the specification describes', async () => {
    const { answer, asked } = await answerOf(call, envelope(call.good))
    expect(answer).toMatchObject({ _tag: 'Right' })
    expect(asked).toHaveLength(1)
    expect(asked[0]?.url).toMatch(new RegExp(`^/api/scope/${call.name}(\\?|$)`))
    const method = call.kind === 'read' && !asked[0]?.body ? 'GET' : 'POST'
    expect(asked[0]?.method).toBe(method)
  })

  it('reads the same answer behind a byte order mark', async () => {
    const body = `\uFEFF${JSON.stringify({ successfulActions: [], ...call.good })}`
    const { answer } = await answerOf(call, replyingText(body))
    expect(answer).toMatchObject({ _tag: 'Right' })
  })

  it.each([
    ['errors', { errors: { field: [text] } }],
    ['error', { error: text }],
    ['failureActions', { failureActions: ['public:a.b'], messages: [text] }],
  ])('is refused by %s, however complete the rest is', async (_, refusal) => {
    const { answer } = await answerOf(call, envelope({ ...call.good, ...refusal }))
    expect(answer).toMatchObject(refused)
  })

  it.each(unreadable)('is no success when the answer is %s', async (_, reply) => {
    expect((await answerOf(call, reply)).answer).toEqual(lost(call))
  })

  it.each(['[]', '"fine"', 'null', '7'])('is no success when the answer is %s', async (body) => {
    expect((await answerOf(call, replyingText(body))).answer).toEqual(lost(call))
  })

  it('leaves no doubt about its answer when a prototype is under attack', async () => {
    const body = `{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},${JSON.stringify(
      { successfulActions: [], ...call.good },
    ).slice(1)}`
    const { answer } = await answerOf(call, replyingText(body))
    expect(answer).toMatchObject({ _tag: 'Right' })
    expect(JSON.stringify(answer)).not.toContain('polluted')
    expect('polluted' in {}).toBe(false)
  })

  it('is asked at most three times when it reads, and once when it writes', async () => {
    const { asked } = await answerOf(call, dropping)
    expect(asked).toHaveLength(call.kind === 'read' ? 3 : 1)
  })

  it('meets drifting shapes with an answer or a failure, never with an exception', async () => {
    const body = { successfulActions: [], ...call.good }
    const allowed = possible(call)
    for (const drifted of drifts(body, deeply.has(call.name) ? 9 : 2)) {
      // oxlint-disable-next-line no-await-in-loop -- one at a time keeps the failing one findable
      const { answer } = await answerOf(call, replying(drifted))
      const outcome = E.isRight(answer) ? 'success' : answer.left.kind
      // An assertion costs more than what it is about here, thousands of times.
      if (!allowed.includes(outcome)) expect.fail(`${outcome}: ${JSON.stringify(drifted)}`)
      if (JSON.stringify(answer).includes('NaN')) expect.fail(`NaN: ${JSON.stringify(drifted)}`)
    }
  })
})

/** One read and one write of a whole quote are tried to the last field. */
const deeply: ReadonlySet<string> = new Set([
  'getQuote',
  'submitQuoteForApproval',
  'bulkCalculateSkuConfigurationPrice',
  'getSkuConfigurationAlternatives',
  'getAccount',
])

/** A write whose answer is unreadable is never just malformed, and a read never in doubt. */
function possible({ kind }: KnownCall): readonly string[] {
  const always = ['success', 'not-found', 'unauthorised', 'refused', 'stale']
  return [...always, kind === 'write' ? 'unconfirmed' : 'malformed']
}

/** The body with each of its fields, down to a depth, once missing, renamed, or of another kind. */
function drifts(body: unknown, depth: number): readonly unknown[] {
  if (depth === 0 || typeof body !== 'object' || body === null) return []
  if (Array.isArray(body)) {
    return body.flatMap((entry, index) =>
      drifts(entry, depth).map((other) => body.with(index, other)),
    )
  }
  const fields: readonly (readonly [string, unknown])[] = Object.entries(body)
  return fields.flatMap(([key, value]) => {
    const rest = Object.fromEntries(fields.filter(([other]) => other !== key))
    const kinds = [null, [], {}, 7, String(value)].map((other) => ({ ...body, [key]: other }))
    const deeper = drifts(value, depth - 1).map((other) => ({ ...body, [key]: other }))
    return [rest, { ...rest, [`${key}X`]: value }, ...kinds, ...deeper]
  })
}
