/** What a product can be had with, and what its attributes say: what it is found by beside its own words. */

import type { AttributeDocument, ProductDocument, Zone } from '../catalogue/product-document.ts'
import type { searchOption } from '../database/schema/search.ts'
import { writeDetails, writeLabels } from './option-labels.ts'
import { wordsOf } from './plain-words.ts'
import { sizeIn } from './technical-figures.ts'

type OptionRow = typeof searchOption.$inferInsert

/** One option or attribute in English. */
export interface IndexedOption {
  readonly kind: OptionRow['kind']
  readonly key: string
  /** What it belongs to; the short name first. */
  readonly names: readonly [string, ...string[]]
  readonly code: string
  readonly title: string
  /** Whatever else is said of it. */
  readonly details: readonly string[]
}

/** Everything that is sold in a region and everybody may see. */
export function indexedOptions(doc: ProductDocument, zone: Zone): readonly IndexedOption[] {
  return [...modifierOptions(doc, zone), ...groupOptions(doc), ...attributes(doc)]
}

/** Numbers options as they come up; what is said in the same words of two products has one number. */
export function optionNumbers() {
  const known = new Map<string, OptionRow>()
  const idOf = (option: IndexedOption): number => {
    const key = JSON.stringify(option)
    const row = known.get(key) ?? { id: known.size + 1, ...rowOf(option) }
    known.set(key, row)
    return row.id
  }
  return {
    idsOf: (options: readonly IndexedOption[]): number[] =>
      [...new Set(options.map(idOf))].toSorted((one, other) => one - other),
    rows: (): readonly OptionRow[] => [...known.values()],
  }
}

/** The words of an option, for those who misspell it. */
export function wordsOfOption({
  labels,
  details,
}: Pick<OptionRow, 'labels' | 'details'>): readonly string[] {
  return [...wordsOf(labels), ...wordsOf(details)]
}

/** An attribute is found by its words alone: its name stands on every product. */
function rowOf({ names, details, ...option }: IndexedOption): Omit<OptionRow, 'id'> {
  const { kind, key, title } = option
  const isSize = kind === 'modifier' && key === 'displacement'
  return {
    ...option,
    name: names[0],
    labels: kind === 'attribute' ? '' : writeLabels(title, names),
    details: writeDetails(details),
    displacement: (isSize ? sizeIn(title) : undefined) ?? null,
  }
}

function modifierOptions(doc: ProductDocument, zone: Zone): readonly IndexedOption[] {
  const modifiers = zone === 'US' ? doc.modifiersUS : doc.modifiersEU
  return modifiers.flatMap(({ key, title: fullName, codeTitle, options }) =>
    options
      .filter(({ isHiddenFlag }) => !isHiddenFlag)
      .map(({ code, title, description, leadTimeNote = '' }) => ({
        kind: 'modifier',
        key,
        names: [codeTitle, fullName],
        code,
        title,
        details: [description, leadTimeNote],
      })),
  )
}

function groupOptions({ optionGroups }: ProductDocument): readonly IndexedOption[] {
  return optionGroups.flatMap(({ optionGroupCode, optionGroupName, options }) =>
    options.map(({ optionCode, optionName }) => ({
      kind: 'optionGroup',
      key: optionGroupCode,
      names: [optionGroupName],
      code: optionCode,
      title: optionName,
      details: [],
    })),
  )
}

function attributes({ attributeSets }: ProductDocument): readonly IndexedOption[] {
  return attributeSets
    .flatMap((set) => set.attributes)
    .filter(isText)
    .map(({ attributeCode, attributeName, attributeValue }) => ({
      kind: 'attribute',
      key: attributeCode,
      names: [attributeName],
      code: '',
      title: attributeValue,
      details: [attributeName, attributeValue],
    }))
}

/** A value with a unit is a figure, and facts for machines are no sentence. */
function isText({ unit, attributeValue }: AttributeDocument): boolean {
  return unit === undefined && !attributeValue.startsWith('{')
}
