/** Paint and coating. */

import { modifier, type ModifierSeed } from '../family.ts'
import { type Pick, pick, type TradeItem } from './pick.ts'

const FINISHES = {
  none: {
    title: 'Unpainted, oiled',
    description: 'Bare castings with preserving oil, for painting on the machine.',
  },
  black: {
    title: 'Black, RAL 9005',
    description: 'Water-based primer and top coat, 60 µm, RAL 9005.',
    add: 5,
  },
  grey: {
    title: 'Grey, RAL 7016',
    description: 'Water-based primer and top coat, 60 µm, RAL 7016.',
    add: 5,
  },
  blue: {
    title: 'Blue, RAL 5010',
    description: 'Water-based primer and top coat, 60 µm, RAL 5010.',
    add: 6,
    weeks: 1,
    note: 'Painted in weekly lots: 1 more week',
  },
  marine: {
    title: 'Marine coating',
    description: 'Three-layer epoxy, 240 µm, corrosion class C5 to ISO 12944.',
    add: 58,
    weeks: 3,
    note: 'Coated and cured outside: 3 more weeks',
  },
  zincNickel: {
    title: 'Zinc-nickel plated',
    description: 'Zinc-nickel plating, 720 h salt spray to ISO 9227, no top coat.',
    add: 33,
    weeks: 2,
    note: 'Plated outside: 2 more weeks',
  },
  primer: {
    title: 'Primer only',
    description: 'Water-based primer, 30 µm, ready for your own top coat.',
    add: 3,
  },
  anodised: {
    title: 'Anodised',
    description: 'Clear hard-anodised aluminium body.',
    add: 12,
    weeks: 2,
    note: 'Anodised outside: 2 more weeks',
  },
  foodWhite: {
    title: 'White, food area',
    description: 'White two-component epoxy, RAL 9010, for wash-down areas.',
    add: 41,
    weeks: 3,
  },
} as const satisfies Record<string, TradeItem>

/** The paint question with the codes of one family. */
export function finishes(picks: readonly Pick<keyof typeof FINISHES>[]): ModifierSeed {
  return modifier(
    'paint',
    ['Paint and coating', 'Paint'],
    pick(FINISHES, picks, (name) => ({ paint: name })),
  )
}
