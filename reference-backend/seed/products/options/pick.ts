/** Picks trade items out of a library and gives each the code it has in one family. */

import { type Measures, option, type OptionSeed } from '../family.ts'
import type { PictureParts } from '../pictures/picture-parts.ts'

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

/**
 * The options of a modifier, in the order of the picks; terms of a pick win over those of the item.
 * @param drawn what an item changes about the picture
 * @param measured the measures of the items that have some
 */
export function pick<Name extends string>(
  library: Readonly<Record<Name, TradeItem>>,
  picks: readonly Pick<Name>[],
  drawn: (name: Name) => PictureParts | undefined = () => undefined,
  measured: Partial<Readonly<Record<Name, Measures>>> = {},
): readonly OptionSeed[] {
  return picks.map(([code, name, terms]) => {
    const item: TradeItem = library[name]
    const { title, description, ...defaults } = item
    const draws = drawn(name)
    const measures: Measures | undefined = measured[name]
    return option(code, title, description, {
      ...defaults,
      ...terms,
      ...(draws && { draws }),
      ...(measures && { measures }),
    })
  })
}
