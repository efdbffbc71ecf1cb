/** What stands on the data sheet of a configuration: the same as on its page, in the reader's words and units. */
import type { TFunction } from 'i18next'
import type {
  DataSheet,
  SheetPart,
  SheetSection,
} from '../../../../application/catalogue/data-sheets.ts'
import type { AddressZone } from '../../../../domain/account/address-zone.ts'
import { technicalData } from '../../../../domain/catalogue/attribute-set.ts'
import { descriptionText } from '../../../../domain/catalogue/description-text.ts'
import { encodeModelCode } from '../../../../domain/catalogue/model-code.ts'
import { chosenOption } from '../../../../domain/catalogue/modifier.ts'
import { isPlain, modifiersOf } from '../../../../domain/catalogue/product.ts'
import { missingModifiers } from '../../../../domain/pricing/configuration.ts'
import { measureWords, unitWords } from '../../../i18n/measure-words.ts'
import { curveSection } from './curve-section.ts'
import type { Configured, Described } from './described.ts'
import { sizeSections } from './size-sections.ts'

/** The code as far as it is chosen. */
export function sheetCode({ product, sku, zone, chosen }: Configured): string {
  return encodeModelCode(sku.code, modifiersOf(product, zone), chosen)
}

/** What paper is used in the region. */
export function sheetPaper(zone: AddressZone): DataSheet['paper'] {
  return zone === 'US' ? 'letter' : 'a4'
}

export function dataSheet(t: TFunction, described: Described): DataSheet {
  const { product, zone, chosen, language, site, date, address } = described
  const modifiers = modifiersOf(product, zone)
  const open = missingModifiers(modifiers, chosen).map(({ title }) => title)
  const sections = [
    ...(modifiers.length === 0 ? [] : [codeSection(t, described)]),
    ...technicalSection(t, described),
    ...sizeSections(t, described),
    ...curveSection(t, described),
  ]
  return {
    language,
    paper: sheetPaper(zone),
    site,
    kind: t('sheet:kind'),
    name: product.name,
    brand: t('product:by', { brand: product.brand }),
    code: { title: t('common:modelCode'), text: sheetCode(described) },
    open: open.length === 0 ? undefined : t('sheet:open', { names: open.join(', ') }),
    about: descriptionText(product.descriptionHtml),
    sections,
    notes: described.outline === undefined ? [] : [t('drawing:note')],
    source: t('sheet:source', { address, date }),
    page: (number, count) => t('sheet:page', { number, count }),
  }
}

function codeSection(t: TFunction, { product, sku, zone, chosen }: Described): SheetSection {
  const series = {
    code: sku.code,
    name: t('catalogue:ribbon.sku'),
    meaning: product.name,
    description: '',
  }
  const parts = modifiersOf(product, zone).map((modifier): SheetPart => {
    const option = chosenOption(modifier, chosen)
    const none = t(modifier.isRequired ? 'catalogue:ribbon.open' : 'catalogue:ribbon.leftOut')
    return {
      code: option?.code ?? '–',
      name: modifier.title,
      meaning: option?.title ?? none,
      description: option?.description ?? '',
    }
  })
  return { kind: 'parts', title: t('sheet:codeMeans'), parts: [series, ...parts] }
}

/** In the chosen units, else in those that the catalogue has. */
function technicalSection(
  t: TFunction,
  { product, units, language }: Described,
): readonly SheetSection[] {
  const data = technicalData(product.attributeSets)
  const set = data[units] ?? data.metric ?? data.us
  if (set === undefined) return []
  const figures = set.attributes.map(({ name, valueHtml, unit }) => {
    const text = descriptionText(valueHtml)
    const figure =
      unit === undefined ? text : `${measureWords(text, language)} ${unitWords(t, unit)}`
    return { name, figure }
  })
  // Ranges over all sizes are no figures of this one.
  const title = isPlain(product) ? t('product:technicalData') : t('sheet:seriesData')
  return [{ kind: 'figures', title, figures }]
}
