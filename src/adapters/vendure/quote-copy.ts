/** Lines of quotes on Vendure once more, on a new draft or on one that is there. */
import type { QuoteGateway } from '../../application/ports/quote-gateway.ts'
import type { GraphqlClient } from './graphql-client.ts'
import { decodeCopy, quoteFields } from './wire/quote.wire.ts'
import { encodeTarget, encodeWishedLines } from './wire/quote-request.wire.ts'

export function copyOf(client: GraphqlClient): QuoteGateway['copy'] {
  return (id, target, lines, { intentId = client.newIntent(), others = [], withDetails } = {}) =>
    client.call({
      field: 'copyQuote',
      document: `mutation ($id: String!, $lines: [WishedLineInput!], $others: [FurtherQuoteInput!],
        $quoteId: String, $newName: String, $withDetails: Boolean, $intent: String) {
        copyQuote(id: $id, lines: $lines, others: $others, quoteId: $quoteId, newName: $newName,
          withDetails: $withDetails, intent: $intent) { quote { ${quoteFields} } notAdded { id reason } } }`,
      variables: {
        id,
        ...encodeTarget(target),
        lines: encodeWishedLines(lines),
        others: others.map((other) => ({ id: other.id, lines: encodeWishedLines(other.lines) })),
        withDetails,
        intent: intentId,
      },
      manner: 'write',
      decode: decodeCopy,
    })
}
