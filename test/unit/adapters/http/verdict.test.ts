/** What a status says of a write. */
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { verdict } from '../../../../src/adapters/http/verdict.ts'

const answered = (status: number) => ({
  status,
  body: E.right(undefined),
  retryAfterSeconds: undefined,
})
const silent = () => undefined

describe('a write', () => {
  it.each([500, 502, 503, 504])('is in doubt after status %i without a word', (status) => {
    expect(verdict(answered(status), 'write', silent)).toEqual(E.left({ kind: 'unconfirmed' }))
  })

  it('has not been done where the server does not have the call', () => {
    const failure = { kind: 'server-failed', status: 501 }
    expect(verdict(answered(501), 'write', silent)).toEqual(E.left(failure))
    expect(verdict(answered(404), 'write', silent)).toEqual(E.left({ kind: 'not-found' }))
  })
})
