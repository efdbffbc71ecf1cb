/** What a read of a collection asks for, in Strapi's words. Anything it does not know is refused. */

/** Which fields of a collection may be asked by, and by which it may be ordered. */
export interface Collection {
  readonly filters: readonly string[]
  readonly sorts: readonly string[]
  /** The field that a document is asked for by, and the order without a wish. */
  readonly slug: string
  readonly order: Order
}

export interface Order {
  readonly field: string
  readonly direction: 'asc' | 'desc'
}

export interface EntryRequest {
  readonly locale: string
  readonly page: number
  readonly pageSize: number
  /** Field to values: one of them must fit, of every field. */
  readonly filters: ReadonlyMap<string, readonly string[]>
  /** Which fields of a document are wanted; none for all of them. */
  readonly fields: readonly string[]
  readonly order: Order
}

export const COLLECTIONS: ReadonlyMap<string, Collection> = new Map([
  [
    'contents',
    {
      filters: ['slug'],
      sorts: ['contentPublicationDate', 'title'],
      slug: 'slug',
      order: { field: 'contentPublicationDate', direction: 'desc' },
    },
  ],
  [
    'pages',
    {
      filters: ['path'],
      sorts: ['title', 'path'],
      slug: 'path',
      order: { field: 'path', direction: 'asc' },
    },
  ],
  [
    'elements',
    {
      filters: ['systemCode'],
      sorts: ['systemCode'],
      slug: 'systemCode',
      order: { field: 'systemCode', direction: 'asc' },
    },
  ],
  [
    'locations',
    {
      filters: ['slug', 'DeliveryZone', 'PhysicalCountry'],
      sorts: ['sortOrder', 'DeliveryZone', 'CustomerName'],
      slug: 'slug',
      order: { field: 'sortOrder', direction: 'asc' },
    },
  ],
  [
    'forms',
    {
      filters: ['formCode'],
      sorts: ['formCode'],
      slug: 'formCode',
      order: { field: 'formCode', direction: 'asc' },
    },
  ],
  [
    'milestones',
    {
      filters: ['year'],
      sorts: ['year'],
      slug: 'year',
      order: { field: 'year', direction: 'asc' },
    },
  ],
])

const USUAL_PAGE_SIZE = 25
const LARGEST_PAGE = 100
const LARGEST_NUMBER = 1_000_000
const DEFAULT_LOCALE = 'en'

/** Reads the query; answers what is wrong with it as one sentence where something is. */
export function entryRequest(
  collection: Collection,
  query: URLSearchParams,
): EntryRequest | string {
  // No database can hold it, so nothing can be found by it.
  if ([...query.values()].some((value) => value.includes('\0'))) return 'Invalid value'
  const filters = new Map<string, readonly string[]>()
  const fields: string[] = []
  for (const [name, value] of query) {
    if (/^fields\[\d+\]$/.test(name)) {
      if (!isField(collection, value)) return `Invalid key ${value.slice(0, 40)}`
      fields.push(value)
    }
    const [, field, comparison = ''] = /^filters\[([^\]]*)\](.*)$/.exec(name) ?? []
    if (field === undefined) continue
    const isKnown = collection.filters.includes(field) && COMPARISON.test(comparison)
    if (!isKnown) return `Invalid key ${field.slice(0, 40)}`
    filters.set(field, [...(filters.get(field) ?? []), value])
  }
  const order = orderOf(collection, query.get('sort'))
  if (order === undefined) return 'Invalid sort'
  return {
    locale: query.get('locale') ?? DEFAULT_LOCALE,
    page: numberOf(query.get('pagination[page]'), 1, LARGEST_NUMBER),
    pageSize: numberOf(query.get('pagination[pageSize]'), USUAL_PAGE_SIZE, LARGEST_PAGE),
    filters,
    fields,
    order,
  }
}

/** Equal to one value, or to one of at most a hundred. */
const COMPARISON = /^(\[\$eq\]|\[\$in\]\[\d{1,2}\])$/

function isField({ filters, sorts }: Collection, name: string): boolean {
  return filters.includes(name) || sorts.includes(name)
}

function orderOf(collection: Collection, wish: string | null): Order | undefined {
  if (wish === null || wish === '') return collection.order
  const [, field = '', direction] = /^(\w+)(?::(asc|desc))?$/.exec(wish) ?? []
  if (!collection.sorts.includes(field)) return undefined
  return { field, direction: direction === 'desc' ? 'desc' : 'asc' }
}

/** As Strapi does: what is no number from 1 on counts as the usual one, more than allowed as the most. */
function numberOf(text: string | null, usual: number, most: number): number {
  const number = Number(text ?? '')
  return Number.isInteger(number) && number >= 1 ? Math.min(number, most) : usual
}
