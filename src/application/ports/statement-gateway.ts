/** Where an account reads what it has bought on terms, and what it has to expect next. */
import type { taskEither as TE } from 'fp-ts'
import type { Agenda } from '../../domain/delivery/agenda.ts'
import type { Statement, StatementRange } from '../../domain/order/statement.ts'
import type { PortFailure } from '../failure.ts'

export interface StatementGateway {
  /** Of the orders of those days; a range of more than 366 days, or one that ends before it begins, is `refused`. */
  readonly statement: (
    range: StatementRange,
    signal?: AbortSignal,
  ) => TE.TaskEither<PortFailure, Statement>
  readonly agenda: (signal?: AbortSignal) => TE.TaskEither<PortFailure, Agenda>
}
