/** Customers' own codes on the wire (CONF-18, CALL-23). */
import * as t from 'io-ts'
import type { CustomCode } from '../../../domain/draft-order/custom-code.ts'
import { type Decode, decodeWith } from '../../http/decode.ts'
import { amount, needed, rows } from '../../http/lenient.wire.ts'

const CodeWire = t.type({ customCode: needed, modelNumber: needed, price: amount })

const CodesWire = t.type({ customCodes: rows(CodeWire) })

/** `searchCustomCodes`: a code that denotes no model is left out. */
export const decodeCustomCodes: Decode<readonly CustomCode[]> = decodeWith(
  CodesWire,
  ({ customCodes }) =>
    customCodes.map(({ customCode, modelNumber, price }) => ({
      customCode,
      modelCode: modelNumber,
      price,
    })),
)
