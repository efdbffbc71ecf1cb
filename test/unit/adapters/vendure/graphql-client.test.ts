/** Calls of Vendure's shop API: what goes along, and what each answer means. */
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import {
  type GraphqlCall,
  graphqlClient,
  type GraphqlParts,
} from '../../../../src/adapters/vendure/graphql-client.ts'
import { timerPause } from '../../../../src/adapters/http/pause.ts'
import { memoryTokenStore } from '../../../fakes/memory-token-store.ts'
import { silentLog } from '../../../fakes/silent-log.ts'

interface Sent {
  readonly url: string
  readonly headers: Headers
  readonly body: unknown
}

/** A server that gives these answers in turn, the last one for ever. */
function planted(answers: readonly (readonly [status: number, body: unknown])[]) {
  const sent: Sent[] = []
  const fetch: GraphqlParts['fetch'] = (url, init) => {
    const [status, body] = answers[Math.min(sent.length, answers.length - 1)] ?? [200, {}]
    sent.push({
      url: new Request(url).url,
      headers: new Headers(init?.headers),
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
    })
    return Promise.resolve(Response.json(body, { status }))
  }
  return { fetch, sent }
}

function clientOver({ fetch }: Pick<GraphqlParts, 'fetch'>, change: Partial<GraphqlParts> = {}) {
  const tokens = memoryTokenStore()
  tokens.write('one')
  const client = graphqlClient({
    fetch,
    pause: timerPause,
    isOnline: () => true,
    retryDelays: [],
    baseUrl: 'https://engine.test',
    tokens,
    reauthenticate: () => Promise.resolve(false),
    log: silentLog(),
    language: () => 'de',
    ...change,
  })
  return { client, tokens }
}

const read: GraphqlCall<unknown> = {
  field: 'quote',
  document: 'query ($id: String!) { quote(id: $id) { id } }',
  variables: { id: '7' },
  manner: 'read',
  decode: E.right,
}

const refusal = (code: string, messages: readonly string[] = []) => ({
  errors: [{ message: 'no', extensions: { code, messages } }],
})

describe('a call', () => {
  it('carries the document, the language and the token', async () => {
    const server = planted([[200, { data: { quote: { id: '7' } } }]])
    expect(await clientOver(server).client.call(read)()).toEqual(E.right({ id: '7' }))
    const [sent] = server.sent
    expect(sent?.url).toBe('https://engine.test/shop-api?languageCode=de')
    expect(sent?.headers.get('Authorization')).toBe('Bearer one')
    expect(sent?.body).toEqual({ query: read.document, variables: { id: '7' } })
  })

  it('carries no token, or the one it is about, where that is wanted', async () => {
    const server = planted([[200, { data: { quote: null } }]])
    const { client } = clientOver(server)
    await client.call({ ...read, session: 'none' })()
    await client.call({ ...read, session: { token: 'left' } })()
    expect(server.sent.map(({ headers }) => headers.get('Authorization'))).toEqual([
      null,
      'Bearer left',
    ])
  })

  it.each([
    ['REFUSED', 200, { kind: 'refused', messages: ['No.'] }],
    ['STALE', 200, { kind: 'stale', messages: ['No.'] }],
    ['CHANGED', 200, { kind: 'changed-elsewhere' }],
    ['NOT_FOUND', 200, { kind: 'not-found' }],
    ['UNAUTHORISED', 200, { kind: 'unauthorised' }],
    ['FORBIDDEN', 200, { kind: 'unauthorised' }],
    ['REPEATED', 200, { kind: 'unconfirmed', wasCarriedOut: true }],
    ['NOT_BUILT', 501, { kind: 'server-failed', status: 501 }],
    ['GRAPHQL_VALIDATION_FAILED', 400, { kind: 'server-failed', status: 501 }],
    ['INTERNAL_SERVER_ERROR', 200, { kind: 'server-failed', status: 500 }],
  ])('that is answered by %s fails as that', async (code, status, failure) => {
    const server = planted([[status, refusal(code, ['No.'])]])
    const write = { ...read, manner: 'write' } as const
    expect(await clientOver(server).client.call(write)()).toEqual(E.left(failure))
  })

  it('that cannot be read is malformed, and unconfirmed where it writes', async () => {
    const server = planted([[200, { data: {} }]])
    const { client } = clientOver(server)
    const decode = () => E.left(['id'])
    expect(await client.call({ ...read, decode })()).toEqual(E.left({ kind: 'malformed' }))
    const write = { ...read, decode, manner: 'write' } as const
    expect(await client.call(write)()).toEqual(E.left({ kind: 'unconfirmed' }))
  })
})

describe('a session that has ended', () => {
  const ended = [200, refusal('UNAUTHORISED')] as const
  const good = [200, { data: { quote: { id: '7' } } }] as const

  it('is renewed once, and the call is made again with the new token', async () => {
    const server = planted([ended, good])
    const { client, tokens } = clientOver(server, {
      reauthenticate: () => {
        tokens.write('two')
        return Promise.resolve(true)
      },
    })
    expect(await client.call(read)()).toEqual(E.right({ id: '7' }))
    expect(server.sent.at(-1)?.headers.get('Authorization')).toBe('Bearer two')
  })

  it('stays ended where nobody signs in, or the call takes it as it is', async () => {
    const server = planted([ended])
    const { client } = clientOver(server)
    expect(await client.call(read)()).toEqual(E.left({ kind: 'unauthorised' }))
    await client.call({ ...read, session: 'as-it-is' })()
    expect(server.sent).toHaveLength(2)
  })
})
