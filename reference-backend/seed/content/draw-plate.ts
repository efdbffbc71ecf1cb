/** Draws a picture for a post or a page: machines in front of a motif of the trade, on one wide sheet. */

import { drawProduct } from '../products/pictures/draw-product.ts'
import type { Drawing } from '../products/pictures/drawing.ts'
import { SHADOW } from '../products/pictures/tones.ts'
import { drawNameplate } from './draw-nameplate.ts'

export type Motif = 'sheet' | 'curves' | 'circuit' | 'rings' | 'levels'

/** Where a machine stands: its middle, and its width; the sheet is 1200 × 675. */
export interface Standing {
  readonly drawing: Drawing
  readonly x: number
  readonly y: number
  readonly width: number
}

export interface Plate {
  readonly title: string
  readonly motif: Motif
  /** `light` for what stands beside text, `deep` for what text stands on. */
  readonly tone: 'light' | 'deep'
  readonly machines: readonly Standing[]
  /** Whether the plate of the machine lies beside it. */
  readonly hasNameplate?: true
}

/** `thumb` holds less detail, for cards. */
export type Detail = 'main' | 'thumb'

/** The background of the drawings. */
const BACKGROUND = '#fbfcfd'

const WIDTH = 1200
const HEIGHT = 675

const TONES = {
  light: { ground: '#eef2f6', line: '#d3dce5', strong: '#bccad7', shade: SHADOW },
  deep: { ground: '#17324f', line: '#27476a', strong: '#3a6089', shade: '#122a44' },
} as const

type Tone = (typeof TONES)[keyof typeof TONES]

/** The picture as SVG text; the same plate gives the same picture. */
export function drawPlate(plate: Plate, detail: Detail): string {
  const { title, motif, tone, machines } = plate
  const colours = TONES[tone]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img">`,
    `<title>${title}</title>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colours.ground}"/>`,
    `<g fill="none" stroke="${colours.line}" stroke-width="2">${MOTIFS[motif](colours)}</g>`,
    ...machines.map((machine, index) => standing(machine, index, { colours, detail })),
    ...(plate.hasNameplate === true ? [drawNameplate({ x: 720, y: 222 })] : []),
    '</svg>',
  ].join('')
}

interface StandingLook {
  readonly colours: Tone
  readonly detail: Detail
}

/** A drawing of its own inside the sheet. Its classes get a name that no other drawing has. */
function standing({ drawing, x, y, width }: Standing, index: number, look: StandingLook): string {
  const { shade, ground } = look.colours
  const height = width * 0.75
  const place = `x="${x - width / 2}" y="${y - height / 2}" width="${width}" height="${height}"`
  // Through a ring one sees what lies behind it.
  const seen = drawing.machine === 'seal kit' ? ground : BACKGROUND
  return drawProduct(drawing, '', look.detail)
    .replaceAll(BACKGROUND, seen)
    .replaceAll(/class="([^"]*)"/g, (_, names: string) => `class="${renamed(names, index)}"`)
    .replaceAll(/\.([koac]\d*)\{/g, `.m${index}$1{`)
    .replace('<svg xmlns="http://www.w3.org/2000/svg"', `<svg class="m${index}" ${place}`)
    .replace(' role="img"><title></title>', '>')
    .replaceAll(SHADOW, shade)
    .replace('path{', `:where(.m${index}) path{`)
}

function renamed(names: string, index: number): string {
  return names
    .split(' ')
    .map((name) => `m${index}${name}`)
    .join(' ')
}

const steps = (count: number) => Array.from({ length: count }, (_, index) => index)

const MOTIFS: Readonly<Record<Motif, (tone: Tone) => string>> = {
  /** A drafting sheet with its frame. */
  sheet: ({ strong }) =>
    [
      ...steps(23).map((n) => `<path d="M${50 * (n + 1)} 0V${HEIGHT}"/>`),
      ...steps(13).map((n) => `<path d="M0 ${50 * (n + 1) - 12}H${WIDTH}"/>`),
      `<path stroke="${strong}" d="M38 38H1162V637H38ZM862 637V557H1162"/>`,
    ].join(''),
  /** Torque over speed, at several pressures. */
  curves: ({ strong }) =>
    [
      ...steps(6).map((n) => `<path d="M100 ${110 + 90 * n}H1120"/>`),
      ...steps(5).map(
        (n) =>
          `<path stroke="${n === 2 ? strong : ''}" stroke-width="${n === 2 ? 5 : 3}" d="M100 ${150 + 85 * n}C420 ${130 + 85 * n} 760 ${165 + 85 * n} 1120 ${260 + 80 * n}"/>`,
      ),
      `<path stroke="${strong}" stroke-width="4" d="M100 60V580H1140"/>`,
    ].join(''),
  /** Pump, valve and motor in the signs of the trade. */
  circuit: ({ strong }) =>
    [
      `<g stroke="${strong}" stroke-width="4">`,
      '<circle cx="180" cy="470" r="74"/><path d="M180 396l-26 44h52z"/>',
      '<circle cx="1020" cy="210" r="74"/><path d="M1020 284l-26-44h52zM1020 136l-26 44h52z"/>',
      '<path d="M180 396V210H470M730 210H946M1020 284V560H180V544M470 150H730V270H470zM557 150V270M643 150V270M485 250L542 170M573 170V250M627 170V250M658 170L715 250"/>',
      '<path d="M560 560V600M530 575V615H590V575"/></g>',
    ].join(''),
  /** The ring and the rotor of an orbital motor. */
  rings: ({ strong }) =>
    [
      ...steps(7).map((n) => `<circle cx="860" cy="338" r="${80 + 70 * n}"/>`),
      `<path stroke="${strong}" stroke-width="5" d="${gear(860, 338, 7, 250)}"/>`,
      `<path stroke="${strong}" stroke-width="5" d="${gear(872, 338, 6, 214)}"/>`,
    ].join(''),
  /** Oil at rest. */
  levels: ({ strong }) =>
    steps(8)
      .map(
        (n) =>
          `<path stroke="${n === 0 ? strong : ''}" stroke-width="${n === 0 ? 5 : 2}" d="M0 ${330 + 46 * n}q100 ${-30 + 4 * n} 200 0t200 0 200 0 200 0 200 0 200 0"/>`,
      )
      .join(''),
}

/** A wavy ring with so many waves. */
function gear(x: number, y: number, waves: number, radius: number): string {
  const points = steps(120).map((n) => {
    const angle = (2 * Math.PI * n) / 120
    const r = radius + 22 * Math.cos(waves * angle)
    return `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}
