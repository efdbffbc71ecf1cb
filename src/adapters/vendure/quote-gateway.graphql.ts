/** Quotes on Vendure. Copies, other models on a line, documents and the ledger are not carried by it. */
import { function as F, taskEither as TE } from 'fp-ts'
import type { PortFailure } from '../../application/failure.ts'
import type {
  LinesAnswer,
  NewLine,
  OneOfSeveral,
  QuoteGateway,
} from '../../application/ports/quote-gateway.ts'
import type { Quote } from '../../domain/quote/quote.ts'
import type { QuoteItemId } from '../../domain/quote/quote-item.ts'
import type { SubmissionNotes } from '../../domain/quote/submission.ts'
import type { QuoteAfter } from '../../domain/quote/quote-write.ts'
import type { QuoteId } from '../../domain/shared/quote-id.ts'
import { type GraphqlClient, notBuilt } from './graphql-client.ts'
import { addLines } from './quote-lines.ts'
import { decodeDone } from './wire/done.wire.ts'
import {
  changedLinesFields,
  decodeChangedLines,
  decodeQuote,
  decodeQuoteAfter,
  decodeSavedNumber,
  quoteFields,
} from './wire/quote.wire.ts'
import {
  decodeDrafts,
  decodeNewQuote,
  decodePage,
  encodePlace,
  pageFields,
} from './wire/quote-list.wire.ts'
import { encodeResubmission, encodeSubmission } from './wire/quote-request.wire.ts'

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
    changeModel: () => notBuilt,
    copy: () => notBuilt,
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

type LineChanges = Pick<
  QuoteGateway,
  | 'changeQuantity'
  | 'changeRequestedDate'
  | 'changeQuantities'
  | 'changeRequestedDates'
  | 'removeItem'
  | 'removeItems'
>

function lineChangesOf(client: GraphqlClient): LineChanges {
  const change = (id: QuoteId, lines: readonly Readonly<Record<string, unknown>>[]) =>
    client.call({
      field: 'changeQuoteLines',
      document: `mutation ($id: String!, $lines: [LineChange!]!) {
        changeQuoteLines(id: $id, lines: $lines) { ${changedLinesFields} } }`,
      variables: { id, lines },
      manner: 'write',
      decode: decodeChangedLines,
    })
  const remove = (id: QuoteId, lineIds: readonly QuoteItemId[]) =>
    client.call({
      field: 'removeQuoteLines',
      document: `mutation ($id: String!, $lineIds: [String!]!) {
        removeQuoteLines(id: $id, lineIds: $lineIds) { ${quoteFields} } }`,
      variables: { id, lineIds },
      manner: 'write',
      decode: decodeQuoteAfter,
    })
  return {
    changeQuantity: (id, itemId, quantity) =>
      F.pipe(change(id, [{ id: itemId, quantity }]), TE.chain(ofOneLine(itemId))),
    changeRequestedDate: (id, itemId, date) =>
      F.pipe(change(id, [{ id: itemId, date }]), TE.chain(ofOneLine(itemId))),
    changeQuantities: (id, lines) =>
      change(
        id,
        lines.map(({ itemId, quantity }) => ({ id: itemId, quantity })),
      ),
    changeRequestedDates: (id, lines) =>
      change(
        id,
        lines.map(({ itemId, date }) => ({ id: itemId, date })),
      ),
    removeItem: (id, itemId) => remove(id, [itemId]),
    removeItems: remove,
  }
}

/** The change of one line alone is refused where that line is. */
const ofOneLine =
  (itemId: QuoteItemId) =>
  ({ quote, refused, before }: LinesAnswer): TE.TaskEither<PortFailure, QuoteAfter> => {
    const messages = refused.get(itemId)
    return messages
      ? TE.left({ kind: 'refused', messages })
      : TE.right({ kind: 'quote', quote, before: before.get(itemId) })
  }

function stepsOf(client: GraphqlClient): Pick<QuoteGateway, 'submit' | 'resubmit' | 'recall'> {
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
