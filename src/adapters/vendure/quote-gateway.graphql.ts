/** Quotes on Vendure. Documents and the ledger are not carried by it. */
import type { NewLine, OneOfSeveral, QuoteGateway } from '../../application/ports/quote-gateway.ts'
import type { QuoteId } from '../../domain/shared/quote-id.ts'
import { type GraphqlClient, notBuilt } from './graphql-client.ts'
import { copyOf } from './quote-copy.ts'
import { lineChangesOf } from './quote-line-changes.ts'
import { addLines } from './quote-lines.ts'
import { stepsOf } from './quote-steps.ts'
import { decodeDone } from './wire/done.wire.ts'
import { decodeQuote, decodeSavedNumber, quoteFields } from './wire/quote.wire.ts'
import {
  decodeDrafts,
  decodeNewQuote,
  decodePage,
  encodePlace,
  pageFields,
} from './wire/quote-list.wire.ts'

export function vendureQuoteGateway(client: GraphqlClient): QuoteGateway {
  return {
    ...readsOf(client),
    ...lineChangesOf(client),
    ...stepsOf(client),
    create: (name, intent = client.newIntent()) =>
      client.call({
        field: 'createQuote',
        document: `mutation ($name: String!, $intent: String) { createQuote(name: $name, intent: $intent) }`,
        variables: { name, intent },
        manner: 'write',
        decode: decodeNewQuote,
      }),
    addLine: (line, intent) => addLines(client, line.target, [line], { intent }),
    addSeveral: (target, lines, promotionCodes = [], intent) =>
      promotionCodes.length > 0 ? notBuilt : several(client, target, lines, intent),
    setPurchaseOrder: (id, number) =>
      client.call({
        field: 'setPurchaseOrder',
        document: `mutation ($id: String!, $number: String!) {
          setPurchaseOrder(id: $id, number: $number) { number before } }`,
        variables: { id, number },
        manner: 'write',
        decode: decodeSavedNumber,
      }),
    removePromotion: (id) =>
      client.call({
        field: 'removePromotion',
        document: `mutation ($id: String!) { removePromotion(id: $id) { ${quoteFields} } }`,
        variables: { id },
        manner: 'write',
        decode: decodeQuote,
      }),
    clear: (id) => removal(client, 'clearQuote', id),
    removeQuote: (id) => removal(client, 'removeQuote', id),
    copy: copyOf(client),
    document: () => notBuilt,
    ledger: () => notBuilt,
  }
}

function readsOf(client: GraphqlClient): Pick<QuoteGateway, 'list' | 'openDrafts' | 'open'> {
  return {
    list: (place, signal) =>
      client.call(
        {
          field: 'quotes',
          document: `query ($statuses: [String!]!, $keyword: String!, $sort: String!, $page: Int!) {
            quotes(statuses: $statuses, keyword: $keyword, sort: $sort, page: $page) { ${pageFields} } }`,
          variables: encodePlace(place),
          manner: 'read',
          decode: decodePage,
        },
        signal,
      ),
    openDrafts: (signal) =>
      client.call(
        {
          field: 'openDrafts',
          document: '{ openDrafts { id name number changedAt } }',
          manner: 'read',
          decode: decodeDrafts,
        },
        signal,
      ),
    open: (id, signal) =>
      client.call(
        {
          field: 'quote',
          document: `query ($id: String!) { quote(id: $id) { ${quoteFields} } }`,
          variables: { id },
          manner: 'read',
          decode: decodeQuote,
        },
        signal,
      ),
  }
}

function several(
  client: GraphqlClient,
  target: NewLine['target'],
  lines: readonly OneOfSeveral[],
  intent: string | undefined,
) {
  return addLines(client, target, lines, { intent, isNumbered: true })
}

function removal(client: GraphqlClient, field: string, id: QuoteId) {
  return client.call({
    field,
    document: `mutation ($id: String!) { ${field}(id: $id) }`,
    variables: { id },
    manner: 'write',
    decode: decodeDone,
  })
}
