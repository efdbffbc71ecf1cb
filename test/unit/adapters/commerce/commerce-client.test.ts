import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import type { CommerceCall } from '../../../../src/adapters/commerce/commerce-client.ts'
import { decodeDone } from '../../../../src/adapters/commerce/wire/done.wire.ts'
import type { TokenStore } from '../../../../src/application/ports/token-store.ts'
import { envelope, held, replying } from '../../../fakes/scripted-fetch.ts'
import { type EngineScript, scriptedEngine } from '../../../fakes/scripted-engine.ts'

const read: CommerceCall<void> = { action: 'getQuote', manner: 'read', decode: decodeDone }
const write: CommerceCall<void> = {
  action: 'createQuote',
  manner: 'write',
  body: { quoteName: 'Spring' },
  decode: decodeDone,
}
const expired = replying({ messages: [{ message: 'invalid_token' }] }, { status: 401 })
const comesBack = (tokens: TokenStore) => {
  tokens.write('token-2')
  return Promise.resolve(true)
}

function bearer(engine: ReturnType<typeof scriptedEngine>) {
  return engine.asked.map(({ headers }) => headers.get('Auth-Token'))
}

function requestIds(engine: ReturnType<typeof scriptedEngine>) {
  return engine.asked.map(({ headers }) => headers.get('SWX-requestID'))
}

describe('a call of the commerce engine', () => {
  it('goes to api/scope under the base that is configured (CALL-01)', async () => {
    const query = { orderID: 'a&b' }
    const engine = scriptedEngine({ replies: [envelope()], baseUrl: 'https://engine.test/shop/' })
    await engine.client.call({ ...read, query })()
    expect(engine.asked[0]).toMatchObject({
      method: 'GET',
      url: 'https://engine.test/shop/api/scope/getQuote?orderID=a%26b',
    })
  })

  it('carries the token and names the site', async () => {
    const engine = scriptedEngine({ replies: [envelope()] })
    await engine.client.call(write)()
    expect(bearer(engine)).toEqual(['Bearer token-1'])
    expect(engine.asked[0]?.headers.get('SWX-requestSiteCode')).toBe('manifold')
    expect(engine.asked[0]).toMatchObject({ method: 'POST', body: { quoteName: 'Spring' } })
  })

  it('names a write, each by an id of its own, and nothing else', async () => {
    const engine = scriptedEngine({ replies: [envelope()] })
    await engine.client.call(write)()
    await engine.client.call(read)()
    await engine.client.call(write)()
    expect(requestIds(engine)).toEqual(['request-1', null, 'request-2'])
  })

  it('keeps the id of a write that is repeated in the renewed session', async () => {
    const engine = scriptedEngine({ replies: [expired, envelope()], reauthenticate: comesBack })
    await engine.client.call(write)()
    expect(requestIds(engine)).toEqual(['request-1', 'request-1'])
  })

  it('carries no token for a visitor', async () => {
    const engine = scriptedEngine({ replies: [envelope()], token: undefined })
    await engine.client.call(read)()
    expect(engine.asked[0]?.headers.has('Auth-Token')).toBe(false)
  })

  it('logs where an answer could not be read, and nothing of what it said', async () => {
    const engine = scriptedEngine({ replies: [replying({ secret: 'canary' })] })
    expect(await engine.client.call(read)()).toEqual(E.left({ kind: 'malformed' }))
    expect(engine.log.events[0]).toEqual({
      event: 'answer.unreadable',
      details: { call: 'getQuote', paths: ['successfulActions'] },
    })
    expect(JSON.stringify(engine.log.events)).not.toContain('canary')
  })

  it('does not log a refusal', async () => {
    const engine = scriptedEngine({ replies: [replying({ errors: { a: ['No'] } })] })
    await engine.client.call(write)()
    expect(engine.log.events).toEqual([])
  })
})

describe('the token', () => {
  it.each([
    ['a success', { successfulActions: [], token: 'token-2' }],
    ['a refusal', { errors: { a: ['No'] }, token: 'token-2' }],
  ])('is replaced by the one of %s', async (_, body) => {
    const engine = scriptedEngine({ replies: [replying(body)] })
    await engine.client.call(write)()
    expect(engine.tokens.read()).toBe('token-2')
  })

  it.each(['', 'null', 'undefined', null])(
    'is kept when an answer has %j for one',
    async (token) => {
      const engine = scriptedEngine({ replies: [envelope({ token })] })
      await engine.client.call(read)()
      expect(engine.tokens.read()).toBe('token-1')
    },
  )

  it('stays forgotten when an answer comes after signing out', async () => {
    const engine = scriptedEngine({ replies: [envelope({ token: 'token-2' })] })
    const asking = engine.client.call(read)()
    engine.tokens.clear()
    await asking
    expect(engine.tokens.read()).toBeUndefined()
  })

  it('of another account is not replaced by the answer to the one before', async () => {
    const engine = scriptedEngine({ replies: [envelope({ token: 'token-2' })] })
    const asking = engine.client.call(read)()
    engine.tokens.write('token-of-another')
    await asking
    expect(engine.tokens.read()).toBe('token-of-another')
  })
})

describe('a session that has ended', () => {
  it.each([
    ['a read', read],
    ['a write', write],
  ])('is renewed, and %s sent once more with the new token', async (_, call) => {
    const engine = scriptedEngine({ replies: [expired, envelope()], reauthenticate: comesBack })
    expect(E.isRight(await engine.client.call(call)())).toBe(true)
    expect(bearer(engine)).toEqual(['Bearer token-1', 'Bearer token-2'])
    expect(engine.asked[1]?.body).toEqual(engine.asked[0]?.body)
  })

  it.each([
    ['a login-required error', replying({ error: 'Login is required' })],
    ['an anonymous account', replying({ successfulActions: [], account: { accountID: '' } })],
  ])('is also seen in %s', async (_, reply) => {
    const engine = scriptedEngine({ replies: [reply, envelope()], reauthenticate: comesBack })
    expect(E.isRight(await engine.client.call(write)())).toBe(true)
    expect(engine.asked).toHaveLength(2)
  })

  it.each<[string, EngineScript['reauthenticate']]>([
    ['nobody comes back', () => Promise.resolve(false)],
    ['asking fails', () => Promise.reject(new Error('The dialog broke.'))],
  ])('leaves the call unauthorised and unsent when %s', async (_, reauthenticate) => {
    const replies = [expired, envelope()]
    const engine = scriptedEngine({ replies, ...(reauthenticate && { reauthenticate }) })
    expect(await engine.client.call(write)()).toEqual(E.left({ kind: 'unauthorised' }))
    expect(engine.asked).toHaveLength(1)
  })

  it('is renewed once for a call: a second 401 is final', async () => {
    const engine = scriptedEngine({ replies: [expired], reauthenticate: comesBack })
    expect(await engine.client.call(write)()).toEqual(E.left({ kind: 'unauthorised' }))
    expect(engine.asked).toHaveLength(2)
    expect(engine.renewals()).toBe(1)
  })

  it('gives the second try a time limit of its own', async () => {
    const engine = scriptedEngine({ replies: [expired, envelope()], reauthenticate: comesBack })
    await engine.client.call(write)()
    expect(engine.pause.limits).toEqual([30_000, 30_000])
  })

  it('is renewed once for calls that meet it together', async () => {
    const replies = [expired, expired, envelope()]
    const engine = scriptedEngine({ replies, reauthenticate: comesBack })
    const answers = await Promise.all([engine.client.call(read)(), engine.client.call(write)()])
    expect(answers.every(E.isRight)).toBe(true)
    expect(engine.renewals()).toBe(1)
  })

  it('is not renewed again for a call that hears of it late', async () => {
    const late = held(expired)
    const replies = [late.reply, expired, envelope()]
    const engine = scriptedEngine({ replies, reauthenticate: comesBack })
    const slow = engine.client.call(read)()
    await engine.client.call(write)()
    late.release()
    expect(E.isRight(await slow)).toBe(true)
    expect(engine.renewals()).toBe(1)
  })

  it('of a customer who has signed out is not continued in the name of the next one', async () => {
    const late = held(expired)
    const replies = [late.reply, expired, envelope()]
    const engine = scriptedEngine({
      replies,
      reauthenticate: (tokens) =>
        tokens.read() === 'token-1' ? comesBack(tokens) : Promise.resolve(false),
    })
    const slow = engine.client.call(write)()
    await engine.client.call(read)()
    engine.tokens.write('token-of-another')
    late.release()
    expect(await slow).toEqual(E.left({ kind: 'unauthorised' }))
    expect(bearer(engine)).not.toContain('Bearer token-of-another')
  })

  it('does not bring back a call whose caller has left meanwhile', async () => {
    const leaving = new AbortController()
    const engine = scriptedEngine({
      replies: [expired, envelope()],
      reauthenticate: (tokens) => {
        leaving.abort()
        return comesBack(tokens)
      },
    })
    const answer = await engine.client.call(read, leaving.signal)()
    expect(answer).toEqual(E.left({ kind: 'aborted' }))
    expect(engine.asked).toHaveLength(1)
  })
})
