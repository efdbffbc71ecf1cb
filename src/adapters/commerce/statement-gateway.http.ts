/** Statements and the agenda on the commerce engine. */
import type { StatementGateway } from '../../application/ports/statement-gateway.ts'
import type { CommerceClient } from './commerce-client.ts'
import { decodeAgenda } from './wire/agenda.wire.ts'
import { decodeStatement } from './wire/statement.wire.ts'

export function httpStatementGateway(client: CommerceClient): StatementGateway {
  return {
    statement: ({ from, to }, signal) =>
      client.call(
        {
          action: 'getAccountStatement',
          manner: 'read',
          query: { startDate: from, endDate: to },
          decode: decodeStatement,
        },
        signal,
      ),
    agenda: (signal) =>
      client.call({ action: 'getAccountAgenda', manner: 'read', decode: decodeAgenda }, signal),
  }
}
