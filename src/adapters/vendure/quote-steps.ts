/** Handing a quote on Vendure over, and taking it back. */
import type { QuoteGateway } from '../../application/ports/quote-gateway.ts'
import type { Quote } from '../../domain/quote/quote.ts'
import type { QuoteId } from '../../domain/shared/quote-id.ts'
import type { GraphqlClient } from './graphql-client.ts'
import { decodeQuote, quoteFields } from './wire/quote.wire.ts'
import { encodeResubmission, encodeSubmission } from './wire/quote-request.wire.ts'

export function stepsOf(
  client: GraphqlClient,
): Pick<QuoteGateway, 'submit' | 'resubmit' | 'recall'> {
  const handOver = (field: string, id: QuoteId, notes: ReturnType<typeof encodeSubmission>) =>
    client.call<Quote>({
      field,
      document: `mutation ($id: String!, $reason: String!, $freightCarrier: String!,
        $specialInstructions: String!, $dispatch: String, $seenContentsTag: String,
        $seenPurchaseOrder: String) {
        ${field}(id: $id, reason: $reason, freightCarrier: $freightCarrier,
          specialInstructions: $specialInstructions, dispatch: $dispatch,
          seenContentsTag: $seenContentsTag, seenPurchaseOrder: $seenPurchaseOrder) { ${quoteFields} } }`,
      variables: { id, ...notes },
      manner: 'write',
      decode: decodeQuote,
    })
  return {
    submit: (id, notes, seen) => handOver('submitQuote', id, encodeSubmission(notes, seen)),
    resubmit: (id, notes, seen) => handOver('resubmitQuote', id, encodeResubmission(notes, seen)),
    recall: (id, steps) =>
      client.call({
        field: 'recallQuote',
        document: `mutation ($id: String!, $steps: Int!) {
          recallQuote(id: $id, steps: $steps) { ${quoteFields} } }`,
        variables: { id, steps },
        manner: 'write',
        decode: decodeQuote,
      }),
  }
}
