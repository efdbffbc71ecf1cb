/** A code of a product, answered with the first option of every question, for show. */
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { withLazy } from '../../../application/lazy.ts'
import { encodeModelCode, modelCodeSegments } from '../../../domain/catalogue/model-code.ts'
import { choicesBy, visibleOptions } from '../../../domain/catalogue/modifier.ts'
import { modifiersOf, type Product } from '../../../domain/catalogue/product.ts'
import type { AddressZone } from '../../../domain/account/address-zone.ts'
import { siteZone } from '../../../domain/content/site-settings.ts'
import type { RibbonSegment } from '../../components/ModelCodeRibbon/ribbon-segment.ts'
import { useServices, useStorefront } from '../../storefront-context.tsx'
import { useProgram } from '../../use-program.ts'
import { useAccount } from '../../use-account.ts'

export interface SampleRibbon {
  readonly code: string
  readonly segments: readonly RibbonSegment[]
}

/** Undefined until the product is there, and when it cannot be had: the page does well without it. */
export function useSampleRibbon(skuCode: string): SampleRibbon | undefined {
  const { t } = useTranslation()
  const { settings } = useStorefront()
  const { catalogue } = useServices()
  const zone = useAccount()?.zone ?? siteZone(settings)
  const [reading] = useProgram(
    useCallback(
      (signal: AbortSignal) =>
        withLazy(catalogue, ({ productBySkuCode }) => productBySkuCode(skuCode, signal)),
      [catalogue, skuCode],
    ),
  )
  const product = reading.kind === 'read' ? reading.answer : undefined
  return product && sampleOf(product, { zone, skuCode, skuName: t('catalogue:ribbon.sku') })
}

interface Sampling {
  readonly zone: AddressZone
  readonly skuCode: string
  readonly skuName: string
}

function sampleOf(product: Product, { zone, skuCode, skuName }: Sampling): SampleRibbon {
  const modifiers = modifiersOf(product, zone)
  const choices = choicesBy(modifiers, (modifier) => visibleOptions(modifier, false)[0]?.code)
  const segments = modelCodeSegments(skuCode, modifiers, choices).map((segment) => ({
    key: segment.modifierKey ?? '',
    name: segment.modifierKey === undefined ? skuName : segment.codeTitle,
    code: segment.code,
    meaning: segment.modifierKey === undefined ? product.name : segment.title,
    isOptional: segment.isOptional,
    isFixed: segment.modifierKey === undefined,
  }))
  return { code: encodeModelCode(skuCode, modifiers, choices), segments }
}
