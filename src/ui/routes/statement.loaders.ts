/** What the page of the statement asks for. */
import { rangeOr } from '../../domain/order/statement.ts'
import { parseCalendarDate } from '../../domain/shared/calendar-date.ts'
import { load, service } from './load.ts'
import type { LoaderEntry } from './root.route.tsx'

interface Asked {
  readonly from: string | undefined
  readonly to: string | undefined
}

/** Of the days of the address; where those are no good, of the last ninety. */
export async function openStatement(
  { from, to }: Asked,
  { context, location, abortController }: LoaderEntry,
) {
  const today = context.storefront.today()
  const range = rangeOr(today, parseCalendarDate(from ?? ''), parseCalendarDate(to ?? ''))
  const statements = await service(context.services.statements)
  return load(statements.statement(range, abortController.signal), location.publicHref)
}
