/** What can be done with the whole table. The functions stay the same, so that what is given them is not redrawn. */
import { useLayoutEffect, useMemo, useRef } from 'react'
import type { Repair } from '../../../../domain/draft-order/line-problem.ts'
import type { LineFilter, Wanted } from './line-filter.ts'
import type { SortColumn } from './line-order.ts'
import type { TablePanelProps } from './table-panel-props.ts'
import type { TableWork } from './use-table-work.ts'

export function useTableActions(props: Omit<TablePanelProps, 'titleRef'>, work: TableWork) {
  const { send } = props
  const latest = useRef({ props, work })
  // What they do, they do by what is on the page then.
  useLayoutEffect(() => {
    latest.current = { props, work }
  })
  return useMemo(() => {
    const now = () => latest.current.work
    return {
      add: () => now().add(),
      retry: () => send({ type: 'lines.retry' }),
      checkDoubt: () => send({ type: 'doubt.check' }),
      cancel: () => send({ type: 'work.cancel' }),
      resume: () => send({ type: 'hundreds.resume' }),
      discard: () => send({ type: 'table.discard' }),
      repairAll: (kind: Repair['kind']) => send({ type: 'repairs.apply', kind }),
      guess: (keys: readonly string[], repair: Repair) =>
        send({ type: 'guess.apply', keys, repair }),
      mergeAll: () => {
        const { duplicateGroups } = latest.current.props.table
        send({ type: 'lines.merge', keys: duplicateGroups.flat() })
      },
      choose: (filter: LineFilter) => now().look({ filter }),
      look: (part: Partial<Wanted>) => now().look(part),
      sortBy: (column: SortColumn | undefined) => now().sortBy(column),
      toNextFaulty: () => now().toFaulty(1),
      undo: () => now().move('undo'),
      redo: () => now().move('redo'),
      exportFaulty: () => latest.current.props.onExport(),
      selectHere: (areSelected: boolean) => {
        const { selection, hundreds } = now()
        selection.selectAll(
          hundreds.here.map(({ key }) => key),
          areSelected,
        )
      },
    }
  }, [send])
}
