/** The colours of the drawings: steel greys from shade to light, one blue, one ink. */

export const INK = '#1f2b36'
export const CENTRE_LINE = '#7f93a6'
export const SHADOW = '#e3e8ed'

/** From deepest shade to full light. */
export const MATERIALS = {
  cast: ['#56636f', '#66737f', '#77848f', '#8a96a1', '#9eaab3', '#b3bdc5', '#c6ced5'],
  steel: ['#74818d', '#8a97a2', '#a0acb6', '#b5c0c8', '#c9d2d9', '#dce3e8', '#edf1f4'],
  bright: ['#8a98a5', '#a5b1bc', '#bec8d1', '#d2dae1', '#e3e9ee', '#f0f4f7', '#fbfcfd'],
  accent: ['#0b3976', '#0e4590', '#1257b0', '#2768bd', '#4a84cd', '#79a6dd', '#a9c8ec'],
  dark: ['#1b252e', '#232e38', '#2c3944', '#384651', '#46545f', '#55646f', '#667580'],
} as const

export type Material = keyof typeof MATERIALS

/** The colour of a surface that receives this share of the light, 0 to 1. */
export function toneOf(material: Material, light: number): string {
  const tones = MATERIALS[material]
  const index = Math.min(tones.length - 1, Math.max(0, Math.floor(light * tones.length)))
  return tones[index] ?? tones[0]
}
