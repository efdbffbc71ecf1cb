/** Figures with units in a query: read in any unit, compared in metric ones. */

import { folded } from './plain-words.ts'

export type Quantity =
  | 'displacement'
  | 'pressure'
  | 'flow'
  | 'torque'
  | 'speed'
  | 'power'
  | 'mass'
  | 'voltage'

/** A figure that is looked for, in the metric unit of its quantity. */
export interface Figure {
  readonly quantity: Quantity
  readonly amount: number
  /** How far the middle of what fits may be away, where that is narrower than what is meant by a size. */
  readonly within?: number
}

/** Spellings of a unit after `folded` and without blanks, and what one of it is in the metric unit. */
interface Unit {
  readonly quantity: Quantity
  readonly factor: number
  readonly spellings: readonly string[]
}

const UNITS: readonly Unit[] = [
  unit('displacement', 1, 'cm3/rev cm3/r cm3/u cm3/tr cm3 ccm/rev ccm/u ccm cc/rev cc/r cc ml/rev'),
  unit('displacement', 16.387064, 'in3/rev in3/r in3 cuin/rev cuin cu.in. cu.in cui cir ci/rev'),
  unit('pressure', 1, 'bar'),
  unit('pressure', 10, 'mpa'),
  unit('pressure', 1 / 14.503774, 'psi psig'),
  unit('flow', 1, 'l/min lt/min ltr/min lpm l/m'),
  unit('flow', 3.785412, 'gpm usgpm gal/min'),
  unit('torque', 1, 'nm n·m n*m n-m'),
  unit('torque', 10, 'danm'),
  unit('torque', 1 / 8.850746, 'lb·in lb-in lbin lbf-in in-lb inlb in·lb in.lb. lbf·in'),
  unit('torque', 1.355818, 'lb·ft lb-ft lbft lbf-ft ft-lb ftlb ft·lb lbf·ft'),
  unit('speed', 1, 'rpm u/min min-1 1/min tr/min r/min upm'),
  unit('power', 1, 'kw'),
  unit('power', 1 / 1.341022, 'hp'),
  unit('power', 0.735499, 'ps cv'),
  unit('mass', 1, 'kg'),
  unit('mass', 1 / 2.204623, 'lbs lb'),
  unit('voltage', 1, 'vdc v'),
]

const BY_SPELLING = new Map(
  UNITS.flatMap((each) => each.spellings.map((spelling) => [spelling, each] as const)),
)

/** The longest spelling first: `lb` must not be read where `lb-in` stands. Blanks may stand inside. */
const SPELLINGS = [...BY_SPELLING.keys()]
  .toSorted((one, other) => other.length - one.length)
  .map((spelling) => spelling.split('').map(escaped).join(' ?'))
  .join('|')

/** A figure is no part of a word, and its unit is not either: `250bars` has none, `TM200` no figure. */
const FIGURE = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(\\d{1,7}(?:[.,]\\d{1,4})?) ?(${SPELLINGS})(?![\\p{L}\\p{N}/])`,
  'gu',
)

/** Parts what is typed into its figures with units and the words around them. */
export function figuresIn(query: string): {
  readonly figures: readonly Figure[]
  readonly rest: string
} {
  const figures: Figure[] = []
  const rest = folded(query)
    .replace(/\s+/g, ' ')
    .replace(FIGURE, (_whole, number: string, spelling: string) => {
      const found = BY_SPELLING.get(spelling.replaceAll(' ', ''))
      if (found !== undefined) {
        figures.push({ quantity: found.quantity, amount: amountIn(number) * found.factor })
      }
      return ' '
    })
  return { figures: figures.slice(0, 4), rest: rest.trim() }
}

/** Where figures with units stand in a folded text. */
export function figurePlaces(
  text: string,
): readonly { readonly from: number; readonly to: number }[] {
  return [...text.matchAll(FIGURE)].map(({ 0: whole, index }) => ({
    from: index,
    to: index + whole.length,
  }))
}

/** The quantity of a unit as the catalogue writes it, and what one of it is in the metric unit. */
export function quantityOfUnit(
  written: string,
): { readonly quantity: Quantity; readonly factor: number } | undefined {
  return BY_SPELLING.get(folded(written).replaceAll(' ', ''))
}

/** `1,500` is one thousand five hundred, `1,5` one and a half. */
function amountIn(number: string): number {
  return Number(/,\d{3}$/.test(number) ? number.replace(',', '') : number.replace(',', '.'))
}

function unit(quantity: Quantity, factor: number, spellings: string): Unit {
  return { quantity, factor, spellings: spellings.split(' ') }
}

function escaped(character: string): string {
  return character.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
