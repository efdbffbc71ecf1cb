/** The makers whose machines the supplier sells. All of them are invented. */

export const BRANDS = {
  torvane: { name: 'Torvane', slug: 'torvane', designation: 'TV' },
  drevmark: { name: 'Drevmark', slug: 'drevmark', designation: 'DM' },
  quillon: { name: 'Quillon Fluid', slug: 'quillon-fluid', designation: 'QF' },
} as const

export type BrandKey = keyof typeof BRANDS
