/** The kinds of product, in the order in which the shop shows them. */

export const PRODUCT_TYPES = {
  orbital: { slug: 'orbital-motors', name: 'Orbital Motors' },
  axialMotor: { slug: 'axial-piston-motors', name: 'Axial Piston Motors' },
  radial: { slug: 'radial-piston-motors', name: 'Radial Piston Motors' },
  gear: { slug: 'gear-pumps-and-motors', name: 'Gear Pumps and Motors' },
  vane: { slug: 'vane-pumps', name: 'Vane Pumps' },
  axialPump: { slug: 'axial-piston-pumps', name: 'Axial Piston Pumps' },
  steering: { slug: 'steering-units', name: 'Steering Units' },
  valve: { slug: 'proportional-valves', name: 'Proportional Valves' },
} as const

export type ProductTypeKey = keyof typeof PRODUCT_TYPES

export const PRODUCT_TYPE_KEYS = [
  'orbital',
  'axialMotor',
  'radial',
  'gear',
  'vane',
  'axialPump',
  'steering',
  'valve',
] as const satisfies readonly ProductTypeKey[]

/** Where the picture of a product type is served; the small one has the suffix -thumb (CAT-10). */
export function productTypeImage(slug: string): string {
  return `/media/product-types/${slug}.svg`
}
