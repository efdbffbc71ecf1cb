/** How and where a quote is to be delivered. */
import { randomUUID } from 'node:crypto'
import type { Address, Order, RequestContext } from '@vendure/core'
import { isDay } from '../../../reference-backend/pricing/calendar.ts'
import { addEntry, type AddressEntry, ownAddress } from './addresses.ts'
import { refused } from './failures.ts'
import {
  fulfilmentIdOf,
  METHODS,
  methodOf,
  pickupPlaces,
  shippingMethods,
} from './fulfilment-answer.ts'
import { updateOrder } from './order-lines.ts'
import { today } from './prices.ts'
import { ownQuote, quoteWrite, settled } from './quotes.ts'
import { addressFields, type OrderFields } from './stored.ts'
import { type Caller, requireCaller, type Tools } from './tools.ts'

export async function fulfilmentMethods(
  tools: Tools,
  ctx: RequestContext,
  { quoteId }: { quoteId: string },
) {
  await ownQuote(tools, ctx, await requireCaller(tools, ctx), quoteId)
  return METHODS
}

export async function pickupLocations(tools: Tools, ctx: RequestContext) {
  await requireCaller(tools, ctx)
  return pickupPlaces(tools, ctx)
}

interface Of {
  readonly quoteId: string
  readonly fulfilmentId: string
}

export function chooseMethod(
  tools: Tools,
  ctx: RequestContext,
  { quoteId, methodId, lineIds }: { quoteId: string; methodId: string; lineIds: readonly string[] },
) {
  return quoteWrite(
    tools,
    ctx,
    { action: 'chooseMethod', id: quoteId },
    async ({ ctx: inside }, order) => {
      if (!METHODS.some(({ id }) => id === methodId)) {
        throw refused('This delivery method is not offered.')
      }
      const known = new Set(order.lines.map(({ id }) => String(id)))
      if (!lineIds.every((id) => known.has(id))) throw refused('The item could not be found.')
      await updateOrder(tools, inside, order.id, { method: methodId })
      return settled(tools, inside, order)
    },
  )
}

export function useSavedAddress(
  tools: Tools,
  ctx: RequestContext,
  { of, addressId }: { of: Of; addressId: string },
) {
  return choice(tools, ctx, of, 'shipping', async (inside, caller) =>
    copyOf(await ownAddress(tools, inside, caller, addressId)),
  )
}

/** The address is saved in the book as well. */
export function useNewAddress(
  tools: Tools,
  ctx: RequestContext,
  { of, entry }: { of: Of; entry: AddressEntry },
) {
  return choice(tools, ctx, of, 'shipping', async (inside, caller) => {
    const id = await addEntry(tools, inside, caller, entry)
    return copyOf(await ownAddress(tools, inside, caller, id))
  })
}

export function chooseShippingMethod(
  tools: Tools,
  ctx: RequestContext,
  { of, methodId }: { of: Of; methodId: string },
) {
  return choice(tools, ctx, of, 'shipping', async (inside) => {
    const offered = await shippingMethods(tools, inside)
    if (!offered.some(({ id }) => id === methodId)) {
      throw refused('This shipping method is not offered.')
    }
    return { fields: { shippingMethod: methodId } }
  })
}

export function choosePickupLocation(
  tools: Tools,
  ctx: RequestContext,
  { of, locationId }: { of: Of; locationId: string },
) {
  return choice(tools, ctx, of, 'pickup', async (inside) => {
    const offered = await pickupPlaces(tools, inside)
    if (!offered.some(({ id }) => id === locationId)) {
      throw refused('This pickup location is not offered.')
    }
    return { fields: { pickupLocation: locationId } }
  })
}

export function choosePickupDate(
  tools: Tools,
  ctx: RequestContext,
  { of, date }: { of: Of; date: string },
) {
  return choice(tools, ctx, of, 'pickup', async () => {
    if (!isDay(date)) throw refused('Please enter a date.')
    if (date < today()) throw refused('This date has passed.')
    return { fields: { pickupDate: date } }
  })
}

interface Chosen {
  readonly fields: OrderFields
  readonly own?: Readonly<Record<string, unknown>>
}

/** A choice about the delivery of a quote, refused where that delivery is of another kind. */
function choice(
  tools: Tools,
  ctx: RequestContext,
  { quoteId, fulfilmentId }: Of,
  type: 'shipping' | 'pickup',
  choose: (inside: RequestContext, caller: Caller) => Promise<Chosen>,
) {
  return quoteWrite(
    tools,
    ctx,
    { action: 'chooseDelivery', id: quoteId },
    async ({ ctx: inside }, order, caller) => {
      requireFulfilment(order, fulfilmentId, type)
      const { fields, own = {} } = await choose(inside, caller)
      await updateOrder(tools, inside, order.id, fields, own)
      return settled(tools, inside, order)
    },
  )
}

function requireFulfilment(order: Order, named: string, type: 'shipping' | 'pickup'): void {
  if (order.lines.length === 0 || named !== fulfilmentIdOf(order)) {
    throw refused('The delivery could not be found.')
  }
  if (methodOf(order).type === type) return
  const present = type === 'shipping' ? 'This quote is picked up.' : 'This quote is shipped.'
  throw refused(`${present} Please change the delivery method first.`)
}

/** A copy, so that the quote goes where it went when the book changes. */
function copyOf(row: Address): Chosen {
  const { locality, emailAddress } = addressFields(row)
  return {
    fields: { savedAddress: String(row.id), addressCopy: randomUUID() },
    own: {
      shippingAddress: {
        fullName: row.fullName,
        company: row.company,
        streetLine1: row.streetLine1,
        streetLine2: row.streetLine2,
        city: row.city,
        province: row.province,
        postalCode: row.postalCode,
        countryCode: row.country.code,
        phoneNumber: row.phoneNumber,
        customFields: { locality: locality ?? '', emailAddress: emailAddress ?? '' },
      },
    },
  }
}
