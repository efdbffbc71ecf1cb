/** The statement of an account on the wire: `getAccountStatement`. */
import * as t from 'io-ts'
import { orderId } from '../../../domain/order/order.ts'
import type { Statement } from '../../../domain/order/statement.ts'
import { day } from '../../http/day.wire.ts'
import { type Decode, decodeWith, required } from '../../http/decode.ts'
import { amount, needed, neededRows, rows, text } from '../../http/lenient.wire.ts'

const sums = { currencyCode: text, amountTotal: amount, openTotal: amount, overdueTotal: amount }

const StatementWire = t.type({
  accountStatement: t.type({
    startDate: day,
    endDate: day,
    termName: text,
    ...sums,
    otherTotals: rows(t.type(sums)),
    entries: neededRows(
      t.type({
        orderID: needed,
        orderNumber: text,
        purchaseOrderNumber: text,
        orderStatusType_typeName: text,
        orderOpenDate: day,
        dueDate: day,
        currencyCode: text,
        amount,
        openAmount: amount,
      }),
    ),
    file: t.type({ file_fileID: needed, file_fileName: text, file_fileType: text }),
  }),
})

/** A statement has the range that it is of. */
export const decodeStatement: Decode<Statement> = required(
  decodeWith(StatementWire, ({ accountStatement: wire }) => {
    const { startDate: from, endDate: to, file } = wire
    if (from === undefined || to === undefined) return undefined
    return {
      range: { from, to },
      termName: wire.termName,
      sums: [wire, ...wire.otherTotals].map((each) => ({
        currency: each.currencyCode,
        amount: each.amountTotal,
        open: each.openTotal,
        overdue: each.overdueTotal,
      })),
      entries: wire.entries.map((row) => ({
        id: orderId(row.orderID),
        orderNumber: row.orderNumber,
        purchaseOrderNumber: row.purchaseOrderNumber,
        statusName: row.orderStatusType_typeName,
        date: row.orderOpenDate,
        due: row.dueDate,
        currency: row.currencyCode || wire.currencyCode,
        amount: row.amount,
        open: row.openAmount,
      })),
      document: { id: file.file_fileID, name: file.file_fileName, type: file.file_fileType },
    }
  }),
  'accountStatement.startDate, accountStatement.endDate',
)
