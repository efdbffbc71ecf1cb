/** Filled forms on the wire (CALL-13, CALL-15). */
import * as t from 'io-ts'
import type {
  FormReceipt,
  FormResponse,
  UploadPlace,
} from '../../../application/ports/form-gateway.ts'
import type { Warehouse } from '../../../domain/form/incoterm.ts'
import { type Decode, decodeWith } from '../../http/decode.ts'
import { lenient, needed, part, rows, text } from '../../http/lenient.wire.ts'
import { isRecord } from '../../http/json.ts'

/** `addFormResponse`: every answer a text under the code of its question. */
export function encodeFormResponse({ formId, answers, humanCheck }: FormResponse) {
  return {
    ...Object.fromEntries(answers),
    formResponse: { formID: formId },
    ...(humanCheck === undefined ? {} : { recaptchaToken: humanCheck }),
  }
}

const PlaceWire = t.type({
  url: needed,
  inputs: lenient('inputs', (value): unknown => value),
})

const ReceiptWire = t.type({
  successfulActions: t.UnknownArray,
  data: part(t.type({ uploadDetails: lenient('places', placesIn) })),
})

/** The receipt; only an answer of the engine's own is one. */
export const decodeReceipt: Decode<FormReceipt> = decodeWith(ReceiptWire, ({ data }) => ({
  uploads: data?.uploadDetails ?? new Map(),
}))

/** Question code to place; one that cannot be read is none. */
function placesIn(value: unknown): ReadonlyMap<string, UploadPlace> {
  if (!isRecord(value)) return new Map()
  return new Map(
    Object.entries(value).flatMap(([code, written]) => {
      const place = PlaceWire.is(written) ? toPlace(written) : undefined
      return place ? [[code, place] as const] : []
    }),
  )
}

/** Inputs must be plain texts (T25). */
function toPlace({ url, inputs }: t.TypeOf<typeof PlaceWire>): UploadPlace | undefined {
  const fields = isRecord(inputs) ? Object.entries(inputs) : []
  const plain = fields.flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  return plain.length === fields.length ? { url, inputs: new Map(plain) } : undefined
}

const WarehouseWire = t.type({ locationCode: needed, locationName: text })

/** `getWarehouseLocations`. */
export const decodeWarehouses: Decode<readonly Warehouse[]> = decodeWith(
  t.type({ locations: rows(WarehouseWire) }),
  ({ locations }) =>
    locations.map(({ locationCode, locationName }) => ({
      code: locationCode,
      name: locationName || locationCode,
    })),
)
