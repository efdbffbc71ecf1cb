/** Places of trade on the wire (WTB-05). */
import * as t from 'io-ts'
import { type ContentLocale, localeWritten } from '../../../domain/content/content-locale.ts'
import type { TradeLocation } from '../../../domain/content/location.ts'
import { type Decode, decodeWith } from '../../http/decode.ts'
import { flag, needed, optionalText, text } from '../../http/lenient.wire.ts'
import { decimal, positionOf } from './geography.wire.ts'
import { documents } from './strapi.wire.ts'

const LocationWire = t.type({
  documentId: text,
  id: text,
  slug: text,
  CustomerName: needed,
  PhysicalAddress1: text,
  PhysicalCity: text,
  PhysicalPostcode: text,
  PhysicalState: text,
  PhysicalCountry: text,
  AddressLatitude: decimal,
  AddressLongitude: decimal,
  PhoneNo: text,
  email: text,
  Description: text,
  DeliveryZone: text,
  sortOrder: decimal,
  active: flag,
  locationCode: optionalText,
  locationName: text,
  locale: text,
})

type LocationWire = t.TypeOf<typeof LocationWire>

/** `GET /api/locations`: all rows that have a name. */
export function decodeLocations(asked: ContentLocale): Decode<readonly TradeLocation[]> {
  return decodeWith(documents(LocationWire), ({ data }) =>
    data.map((wire) => toLocation(wire, asked)),
  )
}

function toLocation(wire: LocationWire, asked: ContentLocale): TradeLocation {
  const id = wire.documentId || wire.id
  return {
    id,
    slug: wire.slug || id,
    name: wire.CustomerName,
    street: wire.PhysicalAddress1,
    city: wire.PhysicalCity,
    postcode: wire.PhysicalPostcode,
    state: wire.PhysicalState,
    country: wire.PhysicalCountry.trim().toUpperCase(),
    position: positionOf(wire.AddressLatitude, wire.AddressLongitude),
    phone: wire.PhoneNo.trim(),
    email: wire.email.trim(),
    descriptionHtml: wire.Description,
    deliveryZone: wire.DeliveryZone,
    sortOrder: wire.sortOrder ?? Number.MAX_SAFE_INTEGER,
    isActive: wire.active,
    warehouse:
      wire.locationCode === undefined
        ? undefined
        : { code: wire.locationCode, name: wire.locationName },
    writtenIn: localeWritten(wire.locale, asked),
  }
}
