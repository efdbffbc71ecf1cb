/** What an edit changes beside the lines themselves. */
import { describe, expect, it } from 'vitest'
import { newCsvImport } from '../../../../src/application/draft-order/csv-import.context.ts'
import { tableEdited } from '../../../../src/application/draft-order/table-edits.ts'
import { tableOf, withEdit } from '../../../../src/domain/draft-order/line-table.ts'
import { emptyLine } from '../../../../src/domain/draft-order/written-line.ts'
import { aDay } from '../../../builders/a-day.ts'

describe('the lines that wait for their turn', () => {
  it('are none that an undoing takes away, though as many come in their place', () => {
    const context = newCsvImport({ zone: 'US', today: () => aDay('2026-03-02'), kept: undefined })
    const table = withEdit(tableOf([emptyLine('a', 1)]), {
      kind: 'replace',
      lines: [emptyLine('b', 1)],
    })
    const after = tableEdited({ ...context, table, unbegun: ['b'] }, { type: 'table.undo' })
    expect(after.table?.lines.map(({ key }) => key)).toEqual(['a'])
    expect(after.unbegun).toEqual([])
  })
})
