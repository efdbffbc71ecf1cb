/** Technical figures and their units as the reader writes them. */
import type { TFunction } from 'i18next'
import { intlTag } from './intl-tag.ts'
import type { TextKey } from './text-keys.ts'

/** Units that hold a word; all others are signs that are the same everywhere. */
const wordedUnits = new Map<string, TextKey>([
  ['cm³/rev', 'catalogue:unit.cubicCentimetresPerTurn'],
  ['in³/rev', 'catalogue:unit.cubicInchesPerTurn'],
  ['rpm', 'catalogue:unit.turnsPerMinute'],
])

/** A unit in the reader's language: `cm³/rev` is `cm³/U` in German. */
export function unitWords(t: TFunction, unit: string): string {
  const key = wordedUnits.get(unit)
  return key === undefined ? unit : t(key)
}

/** A figure that is written differently elsewhere: thousands that are parted, or decimals. */
const figure = /\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+\.\d+/g

/**
 * The figures of a text that holds only figures, such as "8.5 – 1,450", with the marks of a language; as many
 * decimals as there were. The catalogue writes them in the English way (docs/wire.md).
 */
export function measureWords(text: string, language: string): string {
  const tag = intlTag(language)
  return text.replace(figure, (written) => {
    const decimals = written.split('.')[1]?.length ?? 0
    const style = {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      useGrouping: written.includes(','),
    }
    return new Intl.NumberFormat(tag, style).format(Number(written.replaceAll(',', '')))
  })
}
