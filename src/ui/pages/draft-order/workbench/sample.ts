/** A line as it should be, for the template and for whoever wants to see one (CSV-06). */
import { either as E } from 'fp-ts'
import { useEffect, useState } from 'react'
import { encodeModelCode } from '../../../../domain/catalogue/model-code.ts'
import { visibleOptions } from '../../../../domain/catalogue/modifier.ts'
import { modifiersOf, type Product } from '../../../../domain/catalogue/product.ts'
import type { AddressZone } from '../../../../domain/account/address-zone.ts'
import { siteZone } from '../../../../domain/content/site-settings.ts'
import { addDays, type CalendarDate } from '../../../../domain/shared/calendar-date.ts'
import { useStorefront } from '../../../storefront-context.tsx'
import { useAccount } from '../../../use-account.ts'

/** A product that the shop has had from the start. */
const sampleSkuCode = 'TM2'

/** Days from now: later than anything takes to make. */
const afterAll = 364

export const sampleDay = (today: CalendarDate): CalendarDate => addDays(today, afterAll)

/** A whole code of a product in the zone of the customer; undefined until it is there. */
export function useSampleCode(): string | undefined {
  const { read, settings } = useStorefront()
  const zone = useAccount()?.zone ?? siteZone(settings)
  const [product, setProduct] = useState<Product | undefined>(undefined)
  // A request is a thing of the outside world.
  useEffect(() => {
    const leaving = new AbortController()
    void read
      .productBySkuCode(sampleSkuCode, leaving.signal)()
      .then((found) => {
        if (E.isRight(found) && !leaving.signal.aborted) setProduct(found.right)
      })
    return () => leaving.abort()
  }, [read])
  return product && firstCode(product, zone)
}

function firstCode(product: Product, zone: AddressZone): string {
  const modifiers = modifiersOf(product, zone)
  const choices = new Map(
    modifiers.flatMap((modifier) => {
      const [first] = visibleOptions(modifier, false)
      return first ? [[modifier.key, first.code] as const] : []
    }),
  )
  return encodeModelCode(sampleSkuCode, modifiers, choices)
}
