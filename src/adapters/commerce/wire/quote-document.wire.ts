/** The document of a quote: a file, or an empty answer where the quote is not there for the caller. */
import { either as E } from 'fp-ts'
import * as t from 'io-ts'
import type { FileBytes } from '../../../domain/draft-order/sheet-file.ts'
import { type Decode, decodeWith } from '../../http/decode.ts'

const NoneWire = t.type({ quoteDocument: t.strict({}) })

const decodeNone = decodeWith(NoneWire, () => undefined)

/** Undefined where there is none. */
export const decodeDocumentIfAny: Decode<FileBytes | undefined> = (body) =>
  body instanceof Uint8Array ? E.right(body as FileBytes) : decodeNone(body)
