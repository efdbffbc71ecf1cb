/** Reads from the services that know no account: content, search and storage. */
import { either as E, type taskEither as TE } from 'fp-ts'
import type { PortFailure } from '../../application/failure.ts'
import type { EventLog } from '../../application/ports/event-log.ts'
import type { Decode } from './decode.ts'
import { documentQuestion, publicQuestion, type Question } from './question.ts'
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

/** A document at an address that a server has named, and that has been found on the list (T28). */
interface DocumentCall<A> {
  readonly address: string
  readonly decode: Decode<A>
}

export interface JsonClient {
  /** A read: 15 seconds, at most two retries. */
  readonly read: <A>(call: JsonCall<A>, signal?: AbortSignal) => TE.TaskEither<PortFailure, A>
  /** The same, of a document. */
  readonly readDocument: <A>(
    call: DocumentCall<A>,
    signal?: AbortSignal,
  ) => TE.TaskEither<PortFailure, A>
}

interface Asking<A> {
  /** What the log calls it. */
  readonly name: string
  readonly decode: Decode<A>
  readonly question: () => Question
}

export function jsonClient(parts: JsonClientParts): JsonClient {
  const answered =
    <A>({ name, decode, question }: Asking<A>, signal?: AbortSignal) =>
    async (): Promise<E.Either<PortFailure, A>> => {
      const answer = await request(parts, 'read', question, signal)
      const body = E.isLeft(answer) ? answer : verdict(answer.right, 'read', () => undefined)
      if (E.isLeft(body)) return body
      const value = decode(body.right)
      if (E.isRight(value)) return value
      parts.log.record('answer.unreadable', { call: name, paths: value.left })
      return E.left({ kind: 'malformed' })
    }
  return {
    read: ({ path, body, decode }, signal) =>
      answered(
        { name: path, decode, question: () => publicQuestion(parts.baseUrl, path, body) },
        signal,
      ),
    readDocument: ({ address, decode }, signal) =>
      answered(
        { name: address, decode, question: () => documentQuestion(parts.baseUrl, address) },
        signal,
      ),
  }
}
