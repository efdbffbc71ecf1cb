/** Statements of an account, and what it has to expect next. */
import type { Agenda } from '../../domain/delivery/agenda.ts'
import type { Statement, StatementRange } from '../../domain/order/statement.ts'
import type { StatementGateway } from '../ports/statement-gateway.ts'
import type { Program } from '../program.ts'

export interface Statements {
  readonly statement: (range: StatementRange, signal?: AbortSignal) => Program<Statement>
  readonly agenda: (signal?: AbortSignal) => Program<Agenda>
}

/** The service of statements and of the agenda. */
export function openStatements({
  statementGateway,
}: {
  readonly statementGateway: StatementGateway
}): Statements {
  return statementGateway
}
