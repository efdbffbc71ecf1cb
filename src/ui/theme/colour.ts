/** A colour as the screen mixes it: red, green and blue from 0 to 255. */
export interface Rgb {
  readonly red: number
  readonly green: number
  readonly blue: number
}

export const white: Rgb = { red: 255, green: 255, blue: 255 }
export const black: Rgb = { red: 0, green: 0, blue: 0 }

/** The colour in whole channels, as it is painted. */
export const whole = ({ red, green, blue }: Rgb): Rgb => ({
  red: Math.round(red),
  green: Math.round(green),
  blue: Math.round(blue),
})

/** `#rrggbb`, channels rounded. */
export const toHex = (colour: Rgb): string => {
  const { red, green, blue } = whole(colour)
  return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** `share` of 0 is the first colour, of 1 the second. */
export const mix = (from: Rgb, to: Rgb, share: number): Rgb => ({
  red: from.red + (to.red - from.red) * share,
  green: from.green + (to.green - from.green) * share,
  blue: from.blue + (to.blue - from.blue) * share,
})

const linear = (channel: number): number => {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

/** Relative luminance as WCAG 2.2 defines it, from 0 (black) to 1 (white). */
export const luminance = ({ red, green, blue }: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

/** Contrast ratio as WCAG 2.2 defines it, from 1 to 21. */
export const contrast = (one: Rgb, other: Rgb): number => {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}
