/** How warm each fluid may be at a seal: the one place for options, kits, guides and articles. */

/** Degrees Celsius at the seal; without a lower bound where it is that of the fluid; undefined: not suitable. */
interface Limit {
  readonly from?: number
  readonly to: number
}

const FLUIDS = [
  'mineralOil',
  'syntheticEster',
  'rapeseedOil',
  'waterGlycol',
  'phosphateEster',
] as const

type Fluid = (typeof FLUIDS)[number]

type Limits = Readonly<Record<Fluid, Limit | undefined>>

/** Nitrile rubber. */
export const NBR = {
  mineralOil: { from: -30, to: 90 },
  syntheticEster: { to: 70 },
  rapeseedOil: { to: 60 },
  waterGlycol: { to: 50 },
  phosphateEster: undefined,
} as const satisfies Limits

/** Fluorocarbon rubber. */
export const FKM = {
  mineralOil: { from: -15, to: 150 },
  syntheticEster: { from: -15, to: 120 },
  rapeseedOil: { to: 80 },
  waterGlycol: undefined,
  phosphateEster: { from: -15, to: 100 },
} as const satisfies Limits

/** Hydrogenated nitrile rubber. */
export const HNBR = {
  mineralOil: { from: -25, to: 120 },
  syntheticEster: { from: -25, to: 120 },
  rapeseedOil: { to: 80 },
  waterGlycol: { to: 50 },
  phosphateEster: undefined,
} as const satisfies Limits

/** Ethylene propylene rubber, which mineral oil destroys. */
export const EPDM = {
  mineralOil: undefined,
  syntheticEster: undefined,
  rapeseedOil: undefined,
  waterGlycol: { to: 60 },
  phosphateEster: { from: -40, to: 120 },
} as const satisfies Limits

/** How cold nitrile for low temperatures may be when it starts. */
export const COLD_START = -45

/** A temperature in the other unit, rounded. */
export function fahrenheit(celsius: number): number {
  return Math.round(celsius * 1.8 + 32)
}

/** A figure with a real minus. */
export function signed(degrees: number): string {
  return degrees < 0 ? `−${-degrees}` : String(degrees)
}

/** The words of the guide in one language. */
interface GuideWords {
  readonly head: readonly [fluid: string, isoClass: string]
  readonly fluids: Readonly<Record<Fluid, string>>
  readonly between: (from: string, to: string) => string
  readonly upTo: (to: string) => string
  readonly unsuitable: string
}

const ISO_CLASSES: Readonly<Record<Fluid, string>> = {
  mineralOil: 'HLP, HVLP',
  syntheticEster: 'HEES',
  rapeseedOil: 'HETG',
  waterGlycol: 'HFC',
  phosphateEster: 'HFDR',
}

/** The table of the guide to seals and fluids, in degrees Celsius and Fahrenheit. */
export function sealGuide(words: GuideWords): string {
  const span = ({ from, to }: Limit, unit: string, degrees: (celsius: number) => number) => {
    const end = signed(degrees(to))
    const spoken = from === undefined ? words.upTo(end) : words.between(signed(degrees(from)), end)
    return `${spoken} ${unit}`
  }
  const cell = (limit: Limit | undefined) =>
    limit === undefined
      ? words.unsuitable
      : `${span(limit, '°C', (celsius) => celsius)}<br>${span(limit, '°F', fahrenheit)}`
  const rows = FLUIDS.map((fluid) =>
    row('td', [words.fluids[fluid], ISO_CLASSES[fluid], cell(NBR[fluid]), cell(FKM[fluid])]),
  )
  return `<table><thead>${row('th', [...words.head, 'NBR', 'FKM'])}</thead><tbody>${rows.join('')}</tbody></table>`
}

function row(tag: 'td' | 'th', cells: readonly string[]): string {
  return `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
}
