/** Lines that are added to a quote on Vendure: all of them or none. */
import type { NewLine, OneOfSeveral } from '../../application/ports/quote-gateway.ts'
import type { LineRequest } from '../../domain/draft-order/line-check.ts'
import type { GraphqlClient } from './graphql-client.ts'
import { decodeQuote, quoteFields } from './wire/quote.wire.ts'
import { encodeLine, encodeTarget } from './wire/quote-request.wire.ts'

export interface Addition {
  readonly intent: string | undefined
  /** Whether a refusal names the line that it is about. */
  readonly isNumbered?: boolean
  /** The most lines of one call; more are refused. */
  readonly most?: number
}

export function addLines(
  client: GraphqlClient,
  target: NewLine['target'],
  lines: readonly (OneOfSeveral | NewLine | LineRequest)[],
  { intent = client.newIntent(), isNumbered, most }: Addition,
) {
  return client.call({
    field: 'addQuoteLines',
    document: `mutation ($quoteId: String, $newName: String, $lines: [QuoteLineWish!]!, $most: Int,
      $isNumbered: Boolean, $intent: String) {
      addQuoteLines(quoteId: $quoteId, newName: $newName, lines: $lines, most: $most,
        isNumbered: $isNumbered, intent: $intent) { ${quoteFields} } }`,
    variables: { ...encodeTarget(target), lines: lines.map(encodeLine), most, isNumbered, intent },
    manner: 'write',
    decode: decodeQuote,
  })
}
