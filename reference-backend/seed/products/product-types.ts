/** The kinds of product and the categories above them, in the order in which the shop shows them. */

/** What a product is for, whatever kind it is; quotes are filtered by it. */
export const CATEGORIES = {
  motors: { slug: 'motors', name: 'Motors' },
  pumps: { slug: 'pumps', name: 'Pumps' },
  controls: { slug: 'steering-and-control', name: 'Steering and Control' },
  service: { slug: 'service-parts', name: 'Service Parts' },
  connections: { slug: 'connections', name: 'Connections' },
} as const

export type CategoryKey = keyof typeof CATEGORIES

export const PRODUCT_TYPES = {
  orbital: { slug: 'orbital-motors', name: 'Orbital Motors', category: 'motors' },
  axialMotor: { slug: 'axial-piston-motors', name: 'Axial Piston Motors', category: 'motors' },
  radial: { slug: 'radial-piston-motors', name: 'Radial Piston Motors', category: 'motors' },
  gear: { slug: 'gear-pumps-and-motors', name: 'Gear Pumps and Motors', category: 'pumps' },
  vane: { slug: 'vane-pumps', name: 'Vane Pumps', category: 'pumps' },
  axialPump: { slug: 'axial-piston-pumps', name: 'Axial Piston Pumps', category: 'pumps' },
  steering: { slug: 'steering-units', name: 'Steering Units', category: 'controls' },
  valve: { slug: 'proportional-valves', name: 'Proportional Valves', category: 'controls' },
  sealKit: { slug: 'seal-kits', name: 'Seal Kits', category: 'service' },
  connection: {
    slug: 'fittings-and-couplings',
    name: 'Fittings and Couplings',
    category: 'connections',
  },
} as const satisfies Record<
  string,
  { readonly slug: string; readonly name: string; readonly category: CategoryKey }
>

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
  'sealKit',
  'connection',
] as const satisfies readonly ProductTypeKey[]

/** Where the picture of a product type is served; the small one has the suffix -thumb (CAT-10). */
export function productTypeImage(slug: string): string {
  return `/media/product-types/${slug}.svg`
}
