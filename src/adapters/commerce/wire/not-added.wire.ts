/** The `notAdded` of `duplicateOrder`: lines that are not on what it has made. */
import * as t from 'io-ts'
import type { NotAdded, NotAddedReason } from '../../../domain/shared/not-added.ts'
import { type Decode, decodeWith } from '../../http/decode.ts'
import { isRecord } from '../../http/json.ts'
import { lenient, needed, rows } from '../../http/lenient.wire.ts'

/** What is wrong with a line, by the field of the request. */
export const errors = lenient('errors', (value) => (isRecord(value) ? value : {}))

// A server that adds all or none names no lines.
const AnswerWire = t.type({ notAdded: rows(t.type({ orderItemID: needed, errors })) })

export const decodeNotAdded: Decode<readonly NotAdded[]> = decodeWith(AnswerWire, ({ notAdded }) =>
  notAdded.map((line) => ({
    itemId: line.orderItemID,
    reason: reasonIn(line.errors),
  })),
)

export function reasonIn(wrong: Readonly<Record<string, unknown>>): NotAddedReason {
  return 'quantity' in wrong ? 'quantity' : 'gone'
}
