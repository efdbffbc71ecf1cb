import { vars } from './contract.css.ts'

/** The closed vocabulary of meanings a colour may have. */
export const tones = {
  neutral: vars.colour.neutral,
  info: vars.colour.info,
  success: vars.colour.success,
  warning: vars.colour.warning,
  danger: vars.colour.danger,
} as const

export type Tone = keyof typeof tones
