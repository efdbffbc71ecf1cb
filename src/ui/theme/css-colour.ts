import type { Rgb } from './colour.ts'

/** The names every browser has known since the first style sheets; a site names others by number. */
const named: ReadonlyMap<string, string> = new Map(
  Object.entries({
    black: '#000000',
    silver: '#c0c0c0',
    gray: '#808080',
    grey: '#808080',
    white: '#ffffff',
    maroon: '#800000',
    red: '#ff0000',
    purple: '#800080',
    fuchsia: '#ff00ff',
    green: '#008000',
    lime: '#00ff00',
    olive: '#808000',
    yellow: '#ffff00',
    navy: '#000080',
    blue: '#0000ff',
    teal: '#008080',
    aqua: '#00ffff',
    orange: '#ffa500',
  }),
)

const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/
const number = '([+-]?(?:\\d+\\.?\\d*|\\.\\d+))'
const between = '\\s*[,\\s]\\s*'
const rgb = new RegExp(
  `^rgb\\(\\s*${number}(%?)${between}${number}\\2${between}${number}\\2\\s*\\)$`,
)
const hsl = new RegExp(
  `^hsl\\(\\s*${number}(?:deg)?${between}${number}%${between}${number}%\\s*\\)$`,
)

/**
 * Reads an opaque CSS colour: `#rgb`, `#rrggbb`, `rgb()`, `hsl()` or one of the basic names, in any
 * case. Answers `undefined` for anything else, see-through colours included: what shines through
 * cannot be promised to be readable.
 */
export function readColour(text: string): Rgb | undefined {
  const plain = text.trim().toLowerCase()
  return fromHex(named.get(plain) ?? plain) ?? fromRgb(plain) ?? fromHsl(plain)
}

const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), most)

function fromHex(text: string): Rgb | undefined {
  const digits = hex.exec(text)?.[1]
  if (digits === undefined) return undefined
  const long = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits
  const channel = (at: number) => Number.parseInt(long.slice(at, at + 2), 16)
  return { red: channel(0), green: channel(2), blue: channel(4) }
}

function fromRgb(text: string): Rgb | undefined {
  const parts = rgb.exec(text)
  if (parts === null) return undefined
  const whole = parts[2] === '%' ? 100 : 255
  const channel = (part: string | undefined) => clamp((Number(part) * 255) / whole, 255)
  return { red: channel(parts[1]), green: channel(parts[3]), blue: channel(parts[4]) }
}

function fromHsl(text: string): Rgb | undefined {
  const parts = hsl.exec(text)
  if (parts === null) return undefined
  const hue = ((Number(parts[1]) % 360) + 360) % 360
  const saturation = clamp(Number(parts[2]), 100) / 100
  const lightness = clamp(Number(parts[3]), 100) / 100
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (offset: number) => {
    const step = (offset + hue / 30) % 12
    return 255 * (lightness - reach * Math.max(-1, Math.min(step - 3, 9 - step, 1)))
  }
  return { red: channel(0), green: channel(8), blue: channel(4) }
}
