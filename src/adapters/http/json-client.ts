/** Reads from the services that know no account: content, search and storage. */
import { either as E, type taskEither as TE } from 'fp-ts'
import { type PortFailure, unfetched } from '../../application/failure.ts'
import type { EventLog } from '../../application/ports/event-log.ts'
import type { Decode, DeferredDecode } from './decode.ts'
import { keyOfValue } from './page-values.ts'
import { documentQuestion, publicQuestion, type Question } from './question.ts'
import { type HttpParts, request } from './request.ts'
import { reportFailure } from './report-failure.ts'
import { verdict } from './verdict.ts'

export interface JsonClientParts extends HttpParts {
  readonly baseUrl: string
  readonly log: EventLog
}

export interface JsonCall<A> {
  readonly path: string
  /** Sent by POST; without one the call is a GET. */
  readonly body?: unknown
  readonly decode: Decode<A> | DeferredDecode<A>
}

/** A document at an address that a server has named, and that has been found on the list (T28). */
interface DocumentCall<A> {
  readonly address: string
  readonly decode: Decode<A> | DeferredDecode<A>
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

export function jsonClient(parts: JsonClientParts): JsonClient {
  const bodyOf = async (question: () => Question, signal?: AbortSignal) => {
    const answer = await request(parts, 'read', question, signal)
    const body = E.isLeft(answer) ? answer : verdict(answer.right, 'read', () => undefined)
    if (E.isLeft(body)) reportFailure(parts.log, withoutQuery(question().url), body.left)
    return body
  }

  /** `address` is what was asked; the log names it without its query. */
  function valueIn<A>(
    body: E.Either<PortFailure, unknown>,
    decode: Decode<A>,
    address: string,
  ): E.Either<PortFailure, A> {
    if (E.isLeft(body)) return body
    const value = decode(body.right)
    if (E.isRight(value)) return value
    parts.log.record('answer.unreadable', { call: withoutQuery(address), paths: value.left })
    return E.left({ kind: 'malformed' })
  }

  /** What the page has brought, else the answer; the code that reads it is fetched beside it. */
  async function broughtOrAsked<A>(
    { name, fetch }: DeferredDecode<A>,
    question: () => Question,
    signal?: AbortSignal,
  ): Promise<E.Either<PortFailure, A>> {
    const asked = question()
    const key = keyOfValue(name, asked)
    const brought = parts.values?.take(key)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server has read it by the same decoder
    if (brought) return brought.value as E.Either<PortFailure, A>
    const [body, decode] = await Promise.all([
      bodyOf(question, signal),
      fetch().catch(() => undefined),
    ])
    if (!decode) return E.left(unfetched(parts.isOnline()))
    const value = valueIn(body, decode, asked.url)
    // What there is not is as well known as what there is; any other failure may have passed.
    if (E.isRight(value) || value.left.kind === 'not-found') parts.values?.keep(key, value, asked)
    return value
  }

  const answered =
    <A>(
      name: string,
      decode: Decode<A> | DeferredDecode<A>,
      question: () => Question,
      signal?: AbortSignal,
    ): TE.TaskEither<PortFailure, A> =>
    async () =>
      typeof decode === 'function'
        ? valueIn(await bodyOf(question, signal), decode, name)
        : broughtOrAsked(decode, question, signal)
  return {
    read: ({ path, body, decode }, signal) =>
      answered(path, decode, () => publicQuestion(parts.baseUrl, path, body), signal),
    readDocument: ({ address, decode }, signal) =>
      answered(address, decode, () => documentQuestion(parts.baseUrl, address), signal),
  }
}

/** What a reader looks for, or has typed, stands in the query. */
function withoutQuery(address: string): string {
  return address.replace(/\?.*/s, '')
}
