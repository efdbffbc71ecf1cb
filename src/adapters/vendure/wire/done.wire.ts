/** An answer that says nothing but that it was done. */
import * as t from 'io-ts'
import { type Decode, decodeWith } from '../../http/decode.ts'

export const decodeDone: Decode<void> = decodeWith(t.literal(true), () => undefined)
