/** The families of the reference backend's seed, as the model code sees them. */
import type { Family, ModifierSeed } from '../../reference-backend/seed/products/family.ts'
import { FAMILIES } from '../../reference-backend/seed/products/families.ts'
import type { AddressZone } from '../../src/domain/account/address-zone.ts'
import type { CodedProduct } from '../../src/domain/catalogue/model-code.ts'
import type { Modifier } from '../../src/domain/catalogue/modifier.ts'

export interface SeededProduct {
  /** Sku code and zone, for the title of a test. */
  readonly name: string
  readonly zone: AddressZone
  readonly product: CodedProduct
}

/** Every seeded family in both zones, as a customer sees it or as a preview does. */
export function seededProducts(isPreview: boolean): readonly SeededProduct[] {
  return FAMILIES.flatMap((family) => [
    seededProduct(family, 'US', isPreview),
    seededProduct(family, 'EU', isPreview),
  ])
}

function seededProduct(family: Family, zone: AddressZone, isPreview: boolean): SeededProduct {
  return {
    name: `${family.skuCode} ${zone}`,
    zone,
    product: {
      skuCode: family.skuCode,
      modifiers: family.modifiers[zone].map(asModifier),
      otherZone: family.modifiers[zone === 'US' ? 'EU' : 'US'].map(asModifier),
      isPreview,
    },
  }
}

function asModifier(seed: ModifierSeed): Modifier {
  return {
    key: seed.key,
    title: seed.title,
    codeTitle: seed.codeTitle,
    isRequired: seed.required,
    options: seed.options.map((option) => ({
      code: option.code,
      title: option.title,
      description: option.description,
      leadTimeNote: option.note,
      isHidden: option.hidden,
      minimum: option.minQty,
      step: option.stepQty,
    })),
  }
}
