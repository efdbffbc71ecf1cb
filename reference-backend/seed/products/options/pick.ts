/** Picks trade items out of a library and gives each the code it has in one family. */

import { option, type OptionSeed } from '../family.ts'

export interface TradeItem {
  readonly title: string
  readonly description: string
  readonly add?: number
  readonly weeks?: number
  readonly note?: string
  readonly minQty?: number
  readonly stepQty?: number
}

export type Pick<Name extends string> = readonly [
  code: string,
  item: Name,
  terms?: { readonly add?: number; readonly weeks?: number; readonly hidden?: boolean },
]

/** The options of a modifier, in the order of the picks; terms of a pick win over those of the item. */
export function pick<Name extends string>(
  library: Readonly<Record<Name, TradeItem>>,
  picks: readonly Pick<Name>[],
): readonly OptionSeed[] {
  return picks.map(([code, name, terms]) => {
    const item: TradeItem = library[name]
    const { title, description, ...defaults } = item
    return option(code, title, description, { ...defaults, ...terms })
  })
}
