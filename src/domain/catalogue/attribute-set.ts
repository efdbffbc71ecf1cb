/** Groups of facts about a product: an accordion, and two tabs of technical data. */
export interface Attribute {
  readonly code: string
  readonly name: string
  /** HTML from the catalogue; only ever shown through the sanitiser. */
  readonly valueHtml: string
  readonly unit: string | undefined
}

export interface AttributeSet {
  readonly code: string
  readonly name: string
  readonly sortOrder: number
  readonly attributes: readonly Attribute[]
}

/** The name of an attribute's place on the page of its product. */
export function attributeAnchor(code: string): string {
  return `fact-${code}`
}

const hiddenSets: ReadonlySet<string> = new Set([
  'json_short_description',
  'ExtendedProductInformation',
])
const metricSet = 'technicalDataMetric'
const usSet = 'technicalDataUS'

/** The sets of the accordion, in their order, without the hidden ones and without technical data (CAT-14, CAT-17). */
export function accordionSets(sets: readonly AttributeSet[]): readonly AttributeSet[] {
  return sets
    .filter((set) => !hiddenSets.has(set.code) && set.code !== metricSet && set.code !== usSet)
    .filter((set) => set.attributes.length > 0)
    .toSorted((one, other) => one.sortOrder - other.sortOrder)
}

/** Technical data in metric and in U.S. units (CAT-15). */
export function technicalData(sets: readonly AttributeSet[]): {
  readonly metric: AttributeSet | undefined
  readonly us: AttributeSet | undefined
} {
  return {
    metric: sets.find((set) => set.code === metricSet),
    us: sets.find((set) => set.code === usSet),
  }
}
