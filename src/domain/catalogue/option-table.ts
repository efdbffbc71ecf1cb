/** All that can be chosen of a product, in every region, as tables beside its questions. */
import { type AddressZone, addressZones } from '../account/address-zone.ts'
import type { ModifierOption, ZonedModifiers } from './modifier.ts'

/** One option, with the regions in which it means the same. */
export interface OptionRow
  extends Pick<ModifierOption, 'code' | 'title' | 'description' | 'leadTimeNote'> {
  readonly zones: readonly AddressZone[]
}

/** The options of one question. */
export interface OptionTable {
  readonly key: string
  readonly title: string
  readonly rows: readonly OptionRow[]
}

/**
 * A table for each question in the order of the model code, that of the zone first. A code that means something else in
 * another region has a row for each meaning; hidden options have none (CONF-10).
 */
export function optionTables(modifiers: ZonedModifiers, zone: AddressZone): readonly OptionTable[] {
  const zones = [zone, ...addressZones.filter((each) => each !== zone)]
  const tables = new Map<string, { title: string; rows: OptionRow[] }>()
  for (const each of zones) {
    for (const { key, title, options } of modifiers[each]) {
      const table = tables.get(key) ?? { title, rows: [] }
      tables.set(key, table)
      for (const option of options) if (!option.isHidden) take(table.rows, option, each)
    }
  }
  return [...tables].flatMap(([key, table]) => (table.rows.length === 0 ? [] : [{ key, ...table }]))
}

function take(rows: OptionRow[], option: ModifierOption, zone: AddressZone): void {
  const { code, title, description, leadTimeNote } = option
  const isSame = (row: OptionRow) =>
    row.code === code && row.title === title && row.description === description
  const index = rows.findIndex(isSame)
  const known = rows[index]
  if (known === undefined) rows.push({ code, title, description, leadTimeNote, zones: [zone] })
  else rows[index] = { ...known, zones: [...known.zones, zone] }
}
