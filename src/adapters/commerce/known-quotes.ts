/**
 * Calls about a quote name the lines that are known here, so that an engine need not answer two thousand lines for one
 * that has changed. An engine that does not know the field answers the whole quote, as it would without.
 */
import { either as E } from 'fp-ts'
import type { Decode } from '../http/decode.ts'
import type { CommerceCall, CommerceClient } from './commerce-client.ts'
import { completed, type KnownQuote } from './wire/known-quote.wire.ts'
import { readLinesAhead } from './wire/lines-ahead.wire.ts'

/** Remembers the last quote only: one is open at a time. */
export function withKnownQuotes(client: CommerceClient): CommerceClient {
  let known: KnownQuote | undefined
  return {
    call: <A>(call: CommerceCall<A>, signal?: AbortSignal) => {
      if (!asksForQuote(call)) return client.call(call, signal)
      const base = known?.id === quoteOf(call) ? known : undefined
      const decode: Decode<A> = (body) => {
        const whole = completed(body, base)
        known = E.isRight(whole) ? whole.right.known : undefined
        return E.isRight(whole) ? call.decode(whole.right.body) : whole
      }
      const naming = base ? withTag(call, base.tag) : {}
      return client.call({ ...call, ...naming, decode, readAhead: readLinesAhead }, signal)
    },
  }
}

function quoteOf({ query, body }: CommerceCall<unknown>): unknown {
  return (query ?? body)?.['orderID']
}

function asksForQuote({ query, body }: CommerceCall<unknown>): boolean {
  return query?.['returnQuote'] === 'true' || body?.['returnQuote'] === true
}

function withTag({ query, body }: CommerceCall<unknown>, orderItemsTag: string) {
  if (query) return { query: { ...query, orderItemsTag } }
  return { body: { ...body, orderItemsTag } }
}
