/**
 * Calls about a quote name the lines that are known here, so that an engine need not answer two thousand lines for one
 * that has changed. An engine that does not know the field answers the whole quote, as it would without.
 */
import { either as E, function as F, task as T, taskEither as TE } from 'fp-ts'
import type { Decode } from '../http/decode.ts'
import type { CommerceCall, CommerceClient } from './commerce-client.ts'
import { type KnownHistory, wholeHistory } from './wire/known-history.wire.ts'
import { completed, type KnownQuote } from './wire/known-quote.wire.ts'
import { nextTask } from '../http/next-task.ts'
import { linesAtOnce, readLinesInPortions } from './wire/line-portions.wire.ts'

/** Remembers the last quote and its history only: one is open at a time. */
export function withKnownQuotes(client: CommerceClient): CommerceClient {
  let quote: KnownQuote | undefined
  let history: KnownHistory | undefined
  return {
    call: <A>(call: CommerceCall<A>, signal?: AbortSignal) => {
      if (call.action === 'getQuoteLedger') {
        const base = history?.id === quoteOf(call) ? history : undefined
        const decode: Decode<A> = (body) => {
          const whole = wholeHistory(body, base)
          history = E.isRight(whole) ? whole.right.known : undefined
          return E.isRight(whole) ? call.decode(whole.right.body) : whole
        }
        return client.call({ ...call, ...naming(call, 'entriesTag', base), decode }, signal)
      }
      if (!asksForQuote(call)) return client.call(call, signal)
      const base = quote?.id === quoteOf(call) ? quote : undefined
      const decode: Decode<A> = (body) => {
        const whole = completed(body, base)
        quote = E.isRight(whole) ? whole.right.known : undefined
        return E.isRight(whole) ? call.decode(whole.right.body) : whole
      }
      const named = naming(call, 'orderItemsTag', base)
      const long = { ...call, ...named, decode, readAhead: readLinesInPortions }
      return F.pipe(
        client.call(long, signal),
        TE.chainFirstTaskK(() => afterLongQuote(quote)),
      )
    },
  }
}

/** What a page makes of two thousand lines comes in a task of its own after that in which they were read. */
function afterLongQuote(quote: KnownQuote | undefined): T.Task<void> {
  return (quote?.lines.size ?? 0) > linesAtOnce ? nextTask : T.of(undefined)
}

function quoteOf({ query, body }: CommerceCall<unknown>): unknown {
  return (query ?? body)?.['orderID']
}

function asksForQuote({ query, body }: CommerceCall<unknown>): boolean {
  return query?.['returnQuote'] === 'true' || body?.['returnQuote'] === true
}

/** The call with the tag of what is known; as it is where nothing is. */
function naming(
  { query, body }: CommerceCall<unknown>,
  field: string,
  known: { readonly tag: string } | undefined,
) {
  if (!known) return {}
  return query
    ? { query: { ...query, [field]: known.tag } }
    : { body: { ...body, [field]: known.tag } }
}
