/** The list of a customer's quotes: found by words, in an order, counted by status. */
import { Order, OrderLine, type RequestContext } from '@vendure/core'
import { SEPARATORS, withoutSeparators } from '../../../reference-backend/database/loose-number.ts'
import { today } from './prices.ts'
import { QUOTE_STATES, type QuoteStatus, STATUS_NAMES, STATUS_OF } from './quote-process.ts'
import { stepsIn } from './stored.ts'
import { requireCaller, type Tools } from './tools.ts'

const PAGE_SIZE = 10

/** Signs that are left of a word without its separators: a size such as 1.5 is no number. */
const SHORTEST_BARE = 3

interface Place {
  readonly statuses: readonly string[]
  readonly keyword: string
  readonly sort: string
  readonly page: number
}

interface Row {
  readonly id: number
  readonly code: string
  readonly name: string | null
  readonly purchase_order: string | null
  readonly status: QuoteStatus
  readonly steps: string | null
  readonly created: Date
  readonly pieces: string | null
  readonly lines: string
  readonly cents: number
  readonly currency: string
}

export async function quotes(
  tools: Tools,
  ctx: RequestContext,
  { statuses, keyword, sort, page }: Place,
) {
  const { customer } = await requireCaller(tools, ctx)
  const { manager } = tools.connection.getRepository(ctx, Order)
  const o = columnsOf(tools, Order)
  const l = columnsOf(tools, OrderLine)
  const words = keyword.split(/\s+/).filter(Boolean)
  const status = statusSql(o, '$2')
  const has = (column: string, index: number) =>
    `position(lower($${index}) in lower(coalesce(${column}, ''))) > 0`
  /** A number without its separators has the word, or begins with a word that loses some. */
  const hasBare = (column: string, index: number, isBeginning: boolean) => {
    const bare = `translate(lower(coalesce(${column}, '')), '${SEPARATORS}', '')`
    return `position(lower($${index}) in ${bare}) ${isBeginning ? '= 1' : '> 0'}`
  }
  const found = words.map((word, index) => {
    const written = 2 * index + 3
    const isBeginning = beginningOf(word) !== word
    const either = (columns: readonly string[], numbers: readonly string[]) =>
      [
        ...[...columns, ...numbers].map((column) => has(column, written)),
        ...numbers.map((column) => hasBare(column, written + 1, isBeginning)),
      ].join(' or ')
    const ofQuote = either(
      [`o.${o('code')}`, `o.${o('customFields.quoteName')}`],
      [`o.${o('customFields.purchaseOrder')}`],
    )
    const ofLine = either(
      [`l.${l('customFields.modelCode')}`],
      [`l.${l('customFields.materialNumber')}`, `l.${l('customFields.customCode')}`],
    )
    return `(${ofQuote} or exists (select 1 from order_line l where l.${l('order')} = o.id and (${ofLine})))`
  })
  const where = [
    `o.${o('customer')} = $1`,
    `o.active = false`,
    `o.state in (${QUOTE_STATES.map((state) => `'${state}'`).join(', ')})`,
    ...found,
  ].join(' and ')
  const given = [customer.id, today(), ...words.flatMap((word) => [word, beginningOf(word)])]
  const counted: readonly { status: QuoteStatus; records: string }[] = await manager.query(
    `select ${status} as status, count(*) as records from "order" o where ${where} group by 1`,
    given,
  )
  const counts = counted.map((row) => ({ status: row.status, records: Number(row.records) }))
  const total = counts
    .filter((row) => statuses.includes(row.status))
    .reduce((sum, { records }) => sum + records, 0)
  const pageCount = Math.max(1, Math.ceil(total / PAGE_SIZE))
  const present = Math.min(Math.max(1, page), pageCount)
  const rows: readonly Row[] = await manager.query(
    `select o.id, o.code, o.${o('customFields.quoteName')} as name,
       o.${o('customFields.purchaseOrder')} as purchase_order, ${status} as status,
       o.${o('customFields.steps')} as steps,
       o.${o('createdAt')} as created, o.${o('subTotalWithTax')} as cents,
       o.${o('currencyCode')} as currency,
       (select sum(l.quantity) from order_line l where l.${l('order')} = o.id) as pieces,
       (select count(*) from order_line l where l.${l('order')} = o.id and l.quantity > 0) as lines
     from "order" o where ${where} and ${status} = any($${given.length + 1})
     order by case when ${status} = 'returned' then 0 else 1 end, ${orderSql(o, sort)}, o.id desc
     limit ${PAGE_SIZE} offset ${(present - 1) * PAGE_SIZE}`,
    [...given, [...statuses]],
  )
  return {
    total,
    page: present,
    pageCount,
    counts,
    rows: rows.map((row) => ({
      id: String(row.id),
      number: row.code,
      name: row.name ?? '',
      purchaseOrder: row.purchase_order ?? '',
      status: row.status,
      statusName: STATUS_NAMES[row.status],
      isAnswerRecalled: row.status === 'returned' && stepsIn(row.steps).at(-1)?.reason === '',
      createdAt: row.created.toISOString(),
      pieces: Number(row.pieces ?? 0),
      lines: Number(row.lines),
      total: row.cents / 100,
      currency: row.currency,
    })),
  }
}

/** The drafts that a line can be added to, those that were changed last first. */
export async function openDrafts(tools: Tools, ctx: RequestContext) {
  const { customer } = await requireCaller(tools, ctx)
  const drafts = await tools.connection.getRepository(ctx, Order).find({
    where: { active: false, state: 'Draft', customer: { id: customer.id } },
    order: { updatedAt: 'DESC', id: 'DESC' },
  })
  return drafts.map((order) => ({
    id: String(order.id),
    name: (order.customFields as { quoteName?: string }).quoteName ?? '',
    number: order.code,
    changedAt: order.updatedAt.toISOString(),
  }))
}

/** What a number may begin with once neither has separators; the word itself where too little is left of it. */
function beginningOf(word: string): string {
  const bare = withoutSeparators(word)
  return bare.length < SHORTEST_BARE ? word : bare
}

type Columns = (path: string) => string

/** Names of columns as the engine's own mapping has them, quoted. */
function columnsOf({ connection }: Tools, entity: typeof Order | typeof OrderLine): Columns {
  const metadata = connection.rawConnection.getMetadata(entity)
  return (path) => {
    const column =
      metadata.findColumnWithPropertyPath(path)?.databaseName ??
      metadata.findRelationWithPropertyPath(path)?.joinColumns[0]?.databaseName
    if (column === undefined) throw new Error(`There is no column for ${path}.`)
    return `"${column}"`
  }
}

function statusSql(o: Columns, day: string): string {
  const validUntil = `o.${o('customFields.validUntil')}`
  const waits = `o.state in ('QuoteUnderReview', 'QuoteResubmitted')`
  const named = Object.entries(STATUS_OF).map(([state, name]) => `when '${state}' then '${name}'`)
  return `case when ${waits} and ${validUntil} <> '' and ${validUntil} < ${day}::text
    then 'expired' else case o.state ${named.join(' ')} end end`
}

function orderSql(o: Columns, sort: string): string {
  const created = `o.${o('createdAt')}`
  if (sort === 'oldest') return `${created} asc, o.id asc`
  if (sort === 'name') return `lower(o.${o('customFields.quoteName')})`
  if (sort === 'value') return `o.${o('subTotalWithTax')} desc`
  return `${created} desc`
}
