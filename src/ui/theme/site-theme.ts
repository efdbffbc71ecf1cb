import { black, contrast, mix, type Rgb, toHex, white, whole } from './colour.ts'
import { readColour } from './css-colour.ts'
import { palette } from './palette.ts'

/** The colours that a site's own primary colour decides; the rest of the theme stays. */
export type SitePrimary = Readonly<Record<keyof typeof palette.primary, string>>

/** WCAG 2.2 AA: text against what it stands on, and the edge of a control against its background. */
const readable = 4.5
const visible = 3

/** A little more than the rule asks, so that rounding to whole channels cannot fall below it. */
const margin = 0.05

const grounds = [palette.surface, palette.canvas, palette.sunken, palette.hover].flatMap((text) => {
  const colour = readColour(text)
  return colour === undefined ? [] : [colour]
})

/**
 * The primary colours of a site from the one colour it chose, or `undefined` when that is not a CSS
 * colour that can be read. Whatever the colour: text on it, and links in its tone on every light
 * ground of the theme, have a contrast of at least 4.5 : 1, and the edge of a filled control 3 : 1.
 */
export function sitePrimary(chosen: string): SitePrimary | undefined {
  const read = readColour(chosen)
  if (read === undefined) return undefined
  // What is weighed is what is painted.
  const fill = whole(read)
  const onFill = textOn(fill)
  // Pressing moves the fill away from the text on it, so that the contrast only grows.
  const away = onFill === white ? black : white
  const soft = mix(fill, white, 0.92)
  const ink = darkened(fill, readable, [...grounds, soft])
  return {
    fill: toHex(fill),
    fillHover: toHex(mix(fill, away, 0.16)),
    fillActive: toHex(mix(fill, away, 0.3)),
    onFill: toHex(onFill),
    edge: toHex(darkened(fill, visible, grounds)),
    ink: toHex(ink),
    soft: toHex(soft),
    line: toHex(mix(ink, white, 0.66)),
  }
}

const ink = readColour(palette.ink) ?? black

/** White where it can be read, else the theme's ink, else black: one of them always can. */
const textOn = (fill: Rgb): Rgb =>
  [white, ink].find((text) => contrast(text, fill) >= readable) ?? black

/** The colour itself where it is dark enough for all grounds, else the first darker tone that is. */
function darkened(colour: Rgb, ratio: number, against: readonly Rgb[]): Rgb {
  const tones = Array.from({ length: 51 }, (_, step) => mix(colour, black, step / 50))
  const enough = (tone: Rgb) => against.every((ground) => contrast(tone, ground) >= ratio + margin)
  return tones.find(enough) ?? black
}
