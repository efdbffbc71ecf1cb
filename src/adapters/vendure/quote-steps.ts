/** Handing a quote on Vendure over, and taking it back. */
import type { QuoteGateway } from '../../application/ports/quote-gateway.ts'
import type { Quote } from '../../domain/quote/quote.ts'
import type { SubmissionNotes } from '../../domain/quote/submission.ts'
import type { QuoteId } from '../../domain/shared/quote-id.ts'
import type { GraphqlClient } from './graphql-client.ts'
import { decodeQuote, quoteFields } from './wire/quote.wire.ts'
import { encodeResubmission, encodeSubmission } from './wire/quote-request.wire.ts'

export function stepsOf(
  client: GraphqlClient,
): Pick<QuoteGateway, 'submit' | 'resubmit' | 'recall'> {
  const handOver = (field: string, id: QuoteId, notes: Omit<SubmissionNotes, 'comment'>) =>
    client.call<Quote>({
      field,
      document: `mutation ($id: String!, $reason: String!, $freightCarrier: String!,
        $specialInstructions: String!, $dispatch: String) {
        ${field}(id: $id, reason: $reason, freightCarrier: $freightCarrier,
          specialInstructions: $specialInstructions, dispatch: $dispatch) { ${quoteFields} } }`,
      variables: { id, ...notes },
      manner: 'write',
      decode: decodeQuote,
    })
  return {
    submit: (id, notes) => handOver('submitQuote', id, encodeSubmission(notes)),
    resubmit: (id, notes) => handOver('resubmitQuote', id, encodeResubmission(notes)),
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
