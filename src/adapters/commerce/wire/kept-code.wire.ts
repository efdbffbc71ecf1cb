/** The codes that a customer keeps, on the wire. */
import * as t from 'io-ts'
import type {
  CodeUses,
  KeptCode,
  OwnNumber,
  SavedCode,
} from '../../../domain/draft-order/kept-code.ts'
import { quoteId } from '../../../domain/shared/quote-id.ts'
import { type Decode, decodeWith } from '../../http/decode.ts'
import { count, flag, needed, optionalText, rows, text } from '../../http/lenient.wire.ts'

const KeptWire = t.type({ customCode: needed, modelNumber: needed })

const keptCode = ({ customCode, modelNumber }: t.TypeOf<typeof KeptWire>): KeptCode => ({
  customCode,
  modelCode: modelNumber,
})

/** `getCustomCodes`: all of the account. */
export const decodeKeptCodes: Decode<readonly KeptCode[]> = decodeWith(
  t.type({ customCodes: rows(KeptWire) }),
  ({ customCodes }) => customCodes.map(keptCode),
)

/** `saveCustomCode`: the code as it is kept, and what it stood for before. */
export const decodeSavedCode: Decode<SavedCode> = decodeWith(
  t.type({ customCode: KeptWire, previous: t.type({ modelNumber: optionalText }) }),
  ({ customCode, previous }) => ({ code: keptCode(customCode), previous: previous.modelNumber }),
)

const OwnNumberWire = t.type({
  number: needed,
  modelNumber: text,
  customCodeFlag: flag,
  quoteFlag: flag,
  orderFlag: flag,
})

/** `searchOwnNumbers`. */
export const decodeOwnNumbers: Decode<readonly OwnNumber[]> = decodeWith(
  t.type({ ownNumbers: rows(OwnNumberWire) }),
  ({ ownNumbers }) =>
    ownNumbers.map(({ number, modelNumber, customCodeFlag, quoteFlag, orderFlag }) => ({
      number,
      modelCode: modelNumber,
      isCode: customCodeFlag,
      isOnQuotes: quoteFlag,
      isOnOrders: orderFlag,
    })),
)

const UsesWire = t.type({
  customCodeUses: t.type({
    quotes: rows(t.type({ orderID: needed, quoteNumber: text, quoteName: text })),
    orders: rows(t.type({ orderID: needed, orderNumber: text })),
    lists: rows(t.type({ value: needed, name: text })),
    totalPages: count,
  }),
})

/** `getCustomCodeUses`. */
export const decodeCodeUses: Decode<CodeUses> = decodeWith(
  UsesWire,
  ({ customCodeUses: { quotes, orders, lists, totalPages } }) => ({
    // An engine that knows of no pages has one.
    pageCount: totalPages ?? 1,
    quotes: quotes.map(({ orderID, quoteNumber, quoteName }) => ({
      id: quoteId(orderID),
      number: quoteNumber,
      name: quoteName,
    })),
    orders: orders.map(({ orderID, orderNumber }) => ({ id: orderID, number: orderNumber })),
    lists: lists.map(({ value, name }) => ({ id: value, name })),
  }),
)
