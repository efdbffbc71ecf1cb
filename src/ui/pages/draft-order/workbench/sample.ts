/** A sample of a valid line, for the template and the help (CSV-06). */
import { function as F, taskEither as TE } from 'fp-ts'
import { useEffect, useMemo, useState } from 'react'
import type { Catalogue } from '../../../../application/catalogue/catalogue.ts'
import type { AddressZone } from '../../../../domain/account/address-zone.ts'
import { encodeModelCode } from '../../../../domain/catalogue/model-code.ts'
import { choicesBy, type Modifier, visibleOptions } from '../../../../domain/catalogue/modifier.ts'
import { modifiersOf, type Product } from '../../../../domain/catalogue/product.ts'
import { siteZone } from '../../../../domain/content/site-settings.ts'
import { quantityRule, smallestQuantity } from '../../../../domain/pricing/quantity-rule.ts'
import { addDays, type CalendarDate } from '../../../../domain/shared/calendar-date.ts'
import { useStorefront } from '../../../storefront-context.tsx'
import { useAccount } from '../../../use-account.ts'

/** Days from now: later than anything takes to make. */
const afterAll = 364

export const sampleDay = (today: CalendarDate): CalendarDate => addDays(today, afterAll)

/** A whole code of the shop, one piece of which may be ordered. */
export interface SampleCode {
  /** Undefined until it is there, and where the shop could not tell one. */
  readonly code: string | undefined
  /** The same as a promise, for a click before the shop has answered; requested again after a failure. */
  readonly wait: () => Promise<string | undefined>
}

export function useSampleCode(catalogue: Catalogue): SampleCode {
  const { settings } = useStorefront()
  const zone = useAccount()?.zone ?? siteZone(settings)
  const [code, setCode] = useState<string | undefined>(undefined)
  const wait = useMemo(() => untilTold(() => sampleCode(catalogue, zone)), [catalogue, zone])
  // A request is outside React.
  useEffect(() => {
    let isGone = false
    void wait().then((sample) => {
      if (!isGone) setCode(sample)
    })
    return () => {
      isGone = true
    }
  }, [wait])
  return { code, wait }
}

/** Asks once, and again only where nothing could be told. */
function untilTold(ask: () => Promise<string | undefined>): () => Promise<string | undefined> {
  let asked: Promise<string | undefined> | undefined
  return async () => {
    asked ??= ask()
    const told = await asked
    if (told === undefined) asked = undefined
    return told
  }
}

function sampleCode(catalogue: Catalogue, zone: AddressZone): Promise<string | undefined> {
  return F.pipe(
    firstProduct(catalogue),
    TE.map(([product, skuCode]) => codeOf(product, skuCode, zone)),
    TE.match(
      () => undefined,
      (sample) => sample,
    ),
  )()
}

/** The first product of the shop that is configured, with its sku code. */
const firstProduct = (catalogue: Catalogue) =>
  F.pipe(
    catalogue.products({ keyword: '', page: 1 }),
    TE.chain(({ rows }) => {
      const skuCode = rows.find((row) => !row.hasOptionGroups)?.skuCode ?? ''
      return F.pipe(
        catalogue.productBySkuCode(skuCode),
        TE.map((product) => [product, skuCode] as const),
      )
    }),
  )

function codeOf(product: Product, skuCode: string, zone: AddressZone): string {
  const modifiers = modifiersOf(product, zone)
  const choices = choicesBy(modifiers, (modifier) => smallestOption(modifier, zone))
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
