/** Quantities, dates, models and the removal of lines of a quote on Vendure. */
import { function as F, taskEither as TE } from 'fp-ts'
import type { PortFailure } from '../../application/failure.ts'
import type { LinesAnswer, QuoteGateway } from '../../application/ports/quote-gateway.ts'
import type { QuoteItemId } from '../../domain/quote/quote-item.ts'
import type { QuoteAfter } from '../../domain/quote/quote-write.ts'
import type { QuoteId } from '../../domain/shared/quote-id.ts'
import type { GraphqlClient } from './graphql-client.ts'
import { encodeChoices } from './wire/choices.wire.ts'
import {
  changedLinesFields,
  decodeChangedLines,
  decodeQuoteAfter,
  quoteFields,
} from './wire/quote.wire.ts'

type LineChanges = Pick<
  QuoteGateway,
  | 'changeQuantity'
  | 'changeRequestedDate'
  | 'changeQuantities'
  | 'changeRequestedDates'
  | 'changeModel'
  | 'removeItem'
  | 'removeItems'
>

export function lineChangesOf(client: GraphqlClient): LineChanges {
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
    changeModel: (id, { itemId, from, modelCode, choices, quantity }) =>
      F.pipe(
        client.call({
          field: 'changeQuoteModel',
          document: `mutation ($id: String!, $lineId: String!, $from: String!, $modelCode: String!,
            $choices: [ChoiceInput!], $quantity: Int!) {
            changeQuoteModel(id: $id, lineId: $lineId, from: $from, modelCode: $modelCode,
              choices: $choices, quantity: $quantity) { ${changedLinesFields} } }`,
          variables: {
            id,
            lineId: itemId,
            from,
            modelCode,
            choices: encodeChoices(choices),
            quantity,
          },
          manner: 'write',
          decode: decodeChangedLines,
        }),
        TE.chain(ofOneLine(itemId)),
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
