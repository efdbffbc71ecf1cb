/** What can be done with lines, as events of the chart. */
import { useMemo } from 'react'
import type { CsvImportEvent } from '../../../../application/draft-order/csv-import.view.ts'
import type { LineActions } from './grid/line-actions.ts'
import type { Selection } from './use-selection.ts'

interface LineListeners {
  readonly send: (event: CsvImportEvent) => void
  readonly selection: Pick<Selection, 'select' | 'extend'>
  /** Announces the result of an edit or a repair of a cell. */
  readonly onTouched: (key: string) => void
  readonly onChooseReading: LineActions['chooseReading']
}

export function useLineActions({
  send,
  selection: { select, extend },
  onTouched,
  onChooseReading,
}: LineListeners): LineActions {
  return useMemo(
    () => ({
      write: (key, field, text) => {
        onTouched(key)
        send({ type: 'cell.changed', key, field, text })
        send({ type: 'cell.left' })
      },
      repair: (key, repair) => {
        onTouched(key)
        send({ type: 'repair.apply', key, repair })
      },
      remove: (keys) => send({ type: 'lines.remove', keys }),
      merge: (keys) => send({ type: 'lines.merge', keys }),
      settle: (key, wasAdded) => send({ type: 'doubt.settle', key, wasAdded }),
      chooseReading: onChooseReading,
      select,
      extend,
    }),
    [send, select, extend, onTouched, onChooseReading],
  )
}
