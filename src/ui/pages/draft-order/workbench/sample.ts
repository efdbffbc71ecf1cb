/** A line as it should be, for the template and for whoever wants to see one (CSV-06). */
import { function as F, taskEither as TE } from 'fp-ts'
import { useEffect, useState } from 'react'
import type { Storefront } from '../../../../application/storefront.ts'
import type { AddressZone } from '../../../../domain/account/address-zone.ts'
import { encodeModelCode } from '../../../../domain/catalogue/model-code.ts'
import { type Modifier, visibleOptions } from '../../../../domain/catalogue/modifier.ts'
import { modifiersOf, type Product } from '../../../../domain/catalogue/product.ts'
import { siteZone } from '../../../../domain/content/site-settings.ts'
import { quantityRule, smallestQuantity } from '../../../../domain/pricing/quantity-rule.ts'
import { addDays, type CalendarDate } from '../../../../domain/shared/calendar-date.ts'
import { useStorefront } from '../../../storefront-context.tsx'
import { useAccount } from '../../../use-account.ts'

/** Days from now: later than anything takes to make. */
const afterAll = 364

export const sampleDay = (today: CalendarDate): CalendarDate => addDays(today, afterAll)

/** A whole code of the shop, one piece of which may be ordered; undefined until it is there. */
export function useSampleCode(): string | undefined {
  const { read, settings } = useStorefront()
  const zone = useAccount()?.zone ?? siteZone(settings)
  const [code, setCode] = useState<string | undefined>(undefined)
  // A request is a thing of the outside world.
  useEffect(() => {
    const leaving = new AbortController()
    const found = F.pipe(
      firstProduct(read, leaving.signal),
      TE.map(([product, skuCode]) => codeOf(product, skuCode, zone)),
      TE.match(
        () => undefined,
        (sample) => sample,
      ),
    )
    void found().then((sample) => {
      if (!leaving.signal.aborted) setCode(sample)
    })
    return () => leaving.abort()
  }, [read, zone])
  return code
}

/** The first product of the shop that is configured, with its sku code. */
const firstProduct = (read: Storefront['read'], signal: AbortSignal) =>
  F.pipe(
    read.products({ keyword: '', page: 1 }, signal),
    TE.chain(({ rows }) => {
      const skuCode = rows.find((row) => !row.hasOptionGroups)?.skuCode ?? ''
      return F.pipe(
        read.productBySkuCode(skuCode, signal),
        TE.map((product) => [product, skuCode] as const),
      )
    }),
  )

function codeOf(product: Product, skuCode: string, zone: AddressZone): string {
  const modifiers = modifiersOf(product, zone)
  const choices = new Map(
    modifiers.flatMap((modifier) => {
      const code = smallestOption(modifier, zone)
      return code === undefined ? [] : [[modifier.key, code] as const]
    }),
  )
  return encodeModelCode(skuCode, modifiers, choices)
}

/** The first option, of a packaging the one that asks for the fewest pieces. */
function smallestOption(modifier: Modifier, zone: AddressZone): string | undefined {
  const fewest = (code: string) =>
    smallestQuantity(quantityRule([modifier], new Map([[modifier.key, code]]), zone))
  const [first] = visibleOptions(modifier, false)
    .map(({ code }) => code)
    .toSorted((one, other) => fewest(one) - fewest(other))
  return first
}
