/** Writes a plain product down as a family without modifiers and sizes. */

import type { Family, GroupOptionSeed, GroupSeed } from '../family.ts'

type Configurable = 'modelSearchOnly' | 'basePrice' | 'sizes' | 'modifiers'

/** A family of several skus; whatever belongs to model codes is empty. */
export function plainFamily(
  family: Omit<Family, Configurable> & Required<Pick<Family, 'plain'>>,
): Family {
  return {
    ...family,
    modelSearchOnly: false,
    basePrice: 0,
    sizes: [],
    modifiers: { US: [], EU: [] },
  }
}

/** An option group: its code, its name and its options as code, name and what they change. */
export function group(
  code: string,
  name: string,
  options: readonly (readonly [code: string, name: string, terms?: OptionTerms])[],
): GroupSeed {
  return {
    code,
    name,
    options: options.map(([optionCode, optionName, terms]) => ({
      code: optionCode,
      name: optionName,
      ...terms,
    })),
  }
}

type OptionTerms = Omit<GroupOptionSeed, 'code' | 'name'>

/** Every way to take one code of each list, the last list turning fastest. */
export function combinations(...lists: readonly (readonly string[])[]): readonly string[][] {
  return lists.reduce<readonly string[][]>(
    (begun, list) => begun.flatMap((codes) => list.map((code) => [...codes, code])),
    [[]],
  )
}
