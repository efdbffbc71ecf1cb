/** What the overview of the account asks for. */
import { either as E, function as F, taskEither as TE } from 'fp-ts'
import type { Program } from '../../application/program.ts'
import { recentItems } from '../../domain/account/recent-items.ts'
import type { OrderRow } from '../../domain/order/order.ts'
import { orderListStart } from '../../domain/order/order-list.ts'
import { quoteGroups } from '../../domain/quote/quote-group.ts'
import { quoteListStart } from '../../domain/quote/quote-list.ts'
import type { Page } from '../../domain/shared/paging.ts'
import { isNotBuilt } from '../../domain/shared/port-failure.ts'
import { load, service } from './load.ts'
import type { LoaderEntry } from './root.route.tsx'

/** What is due next, the newest quotes of all groups, and the newest orders. */
export async function openOverview({ context, location, abortController }: LoaderEntry) {
  const { services } = context
  const { signal } = abortController
  const ask = <Answer>(program: Program<Answer>) => load(program, location.publicHref)
  const [orders, quotes, statements] = await Promise.all([
    service(services.orders),
    service(services.quotes),
    service(services.statements),
  ])
  const [agenda, placed, ...groups] = await Promise.all([
    // An engine that does not know it takes nothing from the rest.
    statements.agenda(signal)(),
    ask(withoutOrders(orders.list(orderListStart, signal))),
    ...quoteGroups.map((group) => ask(quotes.list({ ...quoteListStart, group }, signal))),
  ])
  const quoteRows = groups.flatMap(({ rows }) => rows)
  return {
    agenda: E.isRight(agenda) ? agenda.right : undefined,
    quotes: recentItems(quoteRows, ({ createdAt }) => createdAt),
    orders: recentItems(placed.rows, ({ openedAt }) => openedAt),
  }
}

/** The orders of a page; none where the engine has no orders, which takes nothing from the rest either. */
function withoutOrders(program: Program<Listed>): Program<Listed> {
  return F.pipe(
    program,
    TE.orElse((failure) => (isNotBuilt(failure) ? TE.right({ rows: [] }) : TE.left(failure))),
  )
}

type Listed = Pick<Page<OrderRow>, 'rows'>
