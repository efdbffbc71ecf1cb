/** What the overview of the account asks for. */
import type { Program } from '../../application/program.ts'
import { recentItems } from '../../domain/account/recent-items.ts'
import { orderListStart } from '../../domain/order/order-list.ts'
import { quoteGroups } from '../../domain/quote/quote-group.ts'
import { load, service } from './load.ts'
import type { LoaderEntry } from './root.route.tsx'

/** The newest quotes of all groups, and the newest orders. */
export async function openOverview({ context, location, abortController }: LoaderEntry) {
  const { services } = context
  const { signal } = abortController
  const ask = <Answer>(program: Program<Answer>) => load(program, location.publicHref)
  const [orders, quotes] = await Promise.all([service(services.orders), service(services.quotes)])
  const [placed, ...groups] = await Promise.all([
    ask(orders.list(orderListStart, signal)),
    ...quoteGroups.map((group) => ask(quotes.list({ group, page: 1 }, signal))),
  ])
  const quoteRows = groups.flatMap(({ rows }) => rows)
  return {
    quotes: recentItems(quoteRows, ({ createdAt }) => createdAt),
    orders: recentItems(placed.rows, ({ openedAt }) => openedAt),
  }
}
