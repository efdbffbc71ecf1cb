import { vars } from './contract.css.ts'

/** The closed vocabulary of distances between things: 0, 4, 8, 12, 16, 24, 32 and 48 px. */
export const gaps = {
  none: { gap: vars.space.s0 },
  xs: { gap: vars.space.s1 },
  sm: { gap: vars.space.s2 },
  md: { gap: vars.space.s3 },
  lg: { gap: vars.space.s4 },
  xl: { gap: vars.space.s6 },
  xxl: { gap: vars.space.s8 },
  huge: { gap: vars.space.s12 },
} as const

/** A distance between neighbours. */
export type Space = keyof typeof gaps
