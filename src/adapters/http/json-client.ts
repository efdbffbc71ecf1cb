/** Reads from the services that know no account: content, search and storage. */
import { either as E, type taskEither as TE } from 'fp-ts'
import type { PortFailure } from '../../application/failure.ts'
import type { EventLog } from '../../application/ports/event-log.ts'
import type { Decode } from './decode.ts'
import { publicQuestion } from './question.ts'
import { type HttpParts, request } from './request.ts'
import { verdict } from './verdict.ts'

export interface JsonClientParts extends HttpParts {
  readonly baseUrl: string
  readonly log: EventLog
}

export interface JsonCall<A> {
  readonly path: string
  /** Sent by POST; without one the call is a GET. */
  readonly body?: unknown
  readonly decode: Decode<A>
}

export interface JsonClient {
  /** A read: 15 seconds, at most two retries. */
  readonly read: <A>(call: JsonCall<A>, signal?: AbortSignal) => TE.TaskEither<PortFailure, A>
}

export function jsonClient(parts: JsonClientParts): JsonClient {
  return {
    read: (call, signal) => async () => {
      const question = () => publicQuestion(parts.baseUrl, call.path, call.body)
      const answer = await request(parts, 'read', question, signal)
      const body = E.isLeft(answer) ? answer : verdict(answer.right, 'read', () => undefined)
      if (E.isLeft(body)) return body
      const value = call.decode(body.right)
      if (E.isRight(value)) return value
      parts.log.record('answer.unreadable', { call: call.path, paths: value.left })
      return E.left({ kind: 'malformed' })
    },
  }
}
