/** What the plugin says when a call fails: a code for the shop, and sentences for the customer. */
import { either as E } from 'fp-ts'
import * as t from 'io-ts'
import type { PortFailure } from '../../../application/failure.ts'
import { texts } from '../../http/lenient.wire.ts'

const ErrorsWire = t.type({
  errors: t.array(t.type({ extensions: t.type({ code: t.string, messages: texts }) })),
})

/** The failure that an answer amounts to; undefined for one without errors. */
export function failureIn(body: unknown): PortFailure | undefined {
  if (typeof body !== 'object' || body === null || !('errors' in body)) return undefined
  const wire = ErrorsWire.decode(body)
  const [error] = E.isRight(wire) ? wire.right.errors : []
  const { code = '', messages = [] } = error?.extensions ?? {}
  switch (code) {
    case 'REFUSED':
      return { kind: 'refused', messages }
    case 'STALE':
      return { kind: 'stale', messages }
    case 'CHANGED':
      return { kind: 'changed-elsewhere' }
    case 'NOT_FOUND':
      return { kind: 'not-found' }
    case 'UNAUTHORISED':
    case 'FORBIDDEN':
      return { kind: 'unauthorised' }
    case 'REPEATED':
      return { kind: 'unconfirmed', wasCarriedOut: true }
    // A server that does not have the call, or knows it otherwise, has done nothing.
    case 'NOT_BUILT':
    case 'GRAPHQL_VALIDATION_FAILED':
    case 'GRAPHQL_PARSE_FAILED':
      return { kind: 'server-failed', status: 501 }
    default:
      return { kind: 'server-failed', status: 500 }
  }
}
