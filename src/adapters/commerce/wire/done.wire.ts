/** Answers of which nothing is wanted but that they are the engine's own. */
import { either as E } from 'fp-ts'
import type { Decode } from '../../http/decode.ts'
import { isRecord } from '../../http/json.ts'

const envelopeKeys = ['successfulActions', 'failureActions', 'errors']

/**
 * Succeeds for an envelope. Any other object, as a proxy or a sign-in page of the network may send it, is
 * no proof that something was done.
 */
export const decodeDone: Decode<void> = (body) =>
  isRecord(body) && envelopeKeys.some((key) => key in body)
    ? E.right(undefined)
    : E.left(['successfulActions'])
