/** Draft orders on Vendure: batches of lines, and plain products chosen option by option. */
import type { DraftOrderGateway } from '../../application/ports/draft-order-gateway.ts'
import type { GraphqlClient } from './graphql-client.ts'
import { addLines } from './quote-lines.ts'
import { decodeStep } from './wire/option-step.wire.ts'

/** One group of lines (CSV-18). */
const linesInOneGroup = 10

export function vendureDraftOrderGateway(client: GraphqlClient): DraftOrderGateway {
  return {
    // The engine knows the currency of a quote by its market.
    addLines: (quoteId, lines, _currency, intent) =>
      addLines(client, { quoteId }, lines, { intent, isNumbered: true, most: linesInOneGroup }),
    nextOption: (productId, selected, signal) =>
      client.call(
        {
          field: 'optionStep',
          document: `query ($productId: String!, $selected: [SelectedOptionInput!]!) {
            optionStep(productId: $productId, selected: $selected) { group sku } }`,
          variables: {
            productId,
            selected: selected.map(({ groupCode, code }) => ({ group: groupCode, option: code })),
          },
          manner: 'read',
          decode: decodeStep,
        },
        signal,
      ),
  }
}
