/** Statements and the agenda without a server, from the orders of the fake shop. */
import { either as E } from 'fp-ts'
import type { StatementGateway } from '../../src/application/ports/statement-gateway.ts'
import type {
  Agenda,
  DueDelivery,
  ExpiringQuote,
  OutdatedDraft,
} from '../../src/domain/delivery/agenda.ts'
import type { Order } from '../../src/domain/order/order.ts'
import type { Quote } from '../../src/domain/quote/quote.ts'
import { mayDo } from '../../src/domain/quote/quote-status.ts'
import {
  rangeProblem,
  type Statement,
  type StatementEntry,
  type StatementRange,
} from '../../src/domain/order/statement.ts'
import {
  addDays,
  type CalendarDate,
  parseCalendarDate,
} from '../../src/domain/shared/calendar-date.ts'
import { wasRecalled } from '../../src/domain/quote/quote-recall.ts'
import { accountAt } from './fake-quote-store.ts'
import { refused, type Visit } from './fake-shop.ts'

const termDays = 30
/** Of the drafts of an account so many are looked at, the newest. */
export const draftsLookedAt = 20

export function fakeStatementGateway(visit: Visit): StatementGateway {
  const { ask } = visit.shop.calls
  const own = () =>
    E.map(({ id }: { readonly id: string }) => ordersOf(visit, id))(accountAt(visit))
  return {
    statement: (range, signal) =>
      ask(
        'statementGateway.statement',
        () => {
          if (rangeProblem(range.from, range.to) !== undefined) return refused('No such days.')
          return E.map((orders: readonly Order[]) => statementOf(orders, range, visit.shop.today))(
            own(),
          )
        },
        signal,
      ),
    agenda: (signal) =>
      ask(
        'statementGateway.agenda',
        () => E.map(({ id }: { readonly id: string }) => agendaOf(visit, id))(accountAt(visit)),
        signal,
      ),
  }
}

function ordersOf({ shop }: Visit, owner: string): readonly Order[] {
  return [...shop.orders.values()]
    .filter((each) => each.owner === owner && each.order.status !== 'canceled')
    .map(({ order }) => order)
}

/** What is not closed is not paid. */
function entriesOf(orders: readonly Order[]): readonly StatementEntry[] {
  return orders.flatMap((order) => {
    const date = parseCalendarDate(order.openedAt.slice(0, 10))
    if (!date || order.payments[0]?.kind !== 'term') return []
    const amount = order.totals.afterTax ?? 0
    return [
      {
        id: order.id,
        orderNumber: order.number,
        purchaseOrderNumber: order.purchaseOrderNumber,
        statusName: order.statusName,
        date,
        // An invoice follows what was sent.
        due: wasSent(order) ? addDays(date, termDays) : undefined,
        currency: order.currency,
        amount,
        open: order.status === 'closed' ? 0 : amount,
      },
    ]
  })
}

const wasSent = ({ fulfilments }: Order) =>
  fulfilments.some(({ trackingNumbers }) => trackingNumbers.length > 0)

const sum = (amounts: readonly (number | undefined)[]) =>
  amounts.reduce((all: number, one) => all + (one ?? 0), 0)

function statementOf(
  orders: readonly Order[],
  range: StatementRange,
  today: CalendarDate,
): Statement {
  const entries = entriesOf(orders)
    .filter(({ date }) => date && date >= range.from && date <= range.to)
    .toSorted((one, other) => String(one.date).localeCompare(String(other.date)))
  // Those of the account come first, whether it has bought in its own currency or not.
  const currencies = new Set(['USD', ...entries.map(({ currency }) => currency)])
  return {
    range,
    termName: 'Net 30',
    entries,
    sums: [...currencies].map((currency) => {
      const own = entries.filter((entry) => entry.currency === currency)
      return {
        currency,
        amount: sum(own.map(({ amount }) => amount)),
        open: sum(own.map(({ open }) => open)),
        overdue: sum(own.filter(({ due }) => due && due < today).map(({ open }) => open)),
      }
    }),
    document: { id: 'statement-1', name: `Statement ${range.from} to ${range.to}`, type: 'pdf' },
  }
}

function deliveriesOf(orders: readonly Order[]): readonly DueDelivery[] {
  return orders
    .filter(({ status }) => status !== 'closed')
    .flatMap(({ id, number, purchaseOrderNumber, items }) => {
      const [day] = items.flatMap(({ plannedDate }) => plannedDate ?? []).toSorted()
      const lineCount = items.length
      return day ? [{ orderId: id, orderNumber: number, purchaseOrderNumber, day, lineCount }] : []
    })
}

/** Drafts with a day that has become too early, or another price than that of today. */
function outdated({ shop }: Visit, drafts: readonly Quote[]): readonly OutdatedDraft[] {
  return drafts
    .slice(-draftsLookedAt)
    .map(({ id, name, number, items }) => {
      const early = items.filter(
        ({ requestedDate, leadTime: { weeks } }) =>
          requestedDate !== undefined && requestedDate < addDays(shop.today, (weeks ?? 0) * 7),
      )
      return { id, name, number, tooEarly: early.length, repriced: 0 }
    })
    .filter(({ tooEarly }) => tooEarly > 0)
}

/** Quotes that end within a week, or have ended within a month, without an order. */
function expiringOf({ shop }: Visit, owner: string): readonly ExpiringQuote[] {
  return [...shop.quotes.values()].flatMap((each) => {
    const { id, name, number, status, order, terms } = each.quote
    const until = terms.validUntil
    const isOpen = status === 'expired' || mayDo('recall', status) || status === 'approved'
    if (each.owner !== owner || !isOpen || order || !until) return []
    if (until > addDays(shop.today, 7) || until < addDays(shop.today, -30)) return []
    return [{ id, name, number, until, hasExpired: until < shop.today }]
  })
}

function overdueOf(
  { shop }: Visit,
  orders: readonly Order[],
): Pick<Agenda, 'overdue' | 'overdueFrom'> {
  const late = entriesOf(orders).filter(({ due, open }) => due && due < shop.today && open)
  const [first] = late.flatMap(({ date }) => date ?? []).toSorted()
  const open = sum(late.map((each) => each.open))
  return {
    overdue: late.length === 0 ? [] : [{ currency: 'USD', count: late.length, open }],
    overdueFrom: first,
  }
}

function agendaOf(visit: Visit, owner: string): Agenda {
  const orders = ordersOf(visit, owner)
  const allDrafts = [...visit.shop.quotes.values()]
    .filter((each) => each.owner === owner && each.quote.status === 'draft')
    .map(({ quote }) => quote)
  const drafts = outdated(visit, allDrafts)
  const late = deliveriesOf(orders).filter(({ day }) => day < visit.shop.today)
  return {
    deliveries: deliveriesOf(orders).filter(({ day }) => day >= visit.shop.today),
    expiring: expiringOf(visit, owner),
    drafts,
    late,
    counts: { quotes: undefined, expiring: undefined, drafts: drafts.length, late: late.length },
    uncheckedDrafts: Math.max(0, allDrafts.length - draftsLookedAt),
    scheduled: [...visit.shop.deliveries.values()]
      .filter((each) => each.owner === owner && each.status === 'active')
      .map(({ id, name, nextDate, problem }) => ({ id, name, nextDate, problem }))
      .toSorted((one, other) => Number(!one.problem) - Number(!other.problem)),
    invoices: entriesOf(orders).flatMap(({ id, due, open, ...entry }) =>
      due && due >= visit.shop.today && open
        ? [
            {
              orderId: id,
              orderNumber: entry.orderNumber,
              purchaseOrderNumber: entry.purchaseOrderNumber,
              currency: entry.currency,
              day: due,
              open,
            },
          ]
        : [],
    ),
    ...overdueOf(visit, orders),
    quotes: [...visit.shop.quotes.values()]
      .filter((each) => each.owner === owner && each.quote.status === 'returned')
      .map(({ quote: { id, name, number, status, history } }) => ({
        id,
        name,
        number,
        wasRecalled: wasRecalled({ status, history }),
        words:
          history.findLast(({ status, reason }) => status === 'returned' && reason !== '')
            ?.reason ?? '',
      })),
  }
}
