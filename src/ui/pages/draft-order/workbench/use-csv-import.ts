/** Starts the chart of the table where it was left, and gives its view and the way to speak to it. */
import { useActorRef } from '@xstate/react'
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import {
  type CsvImportEvent,
  type CsvImportView,
  csvImportView,
} from '../../../../application/draft-order/csv-import.view.ts'
import { prepareLines } from '../../../../application/draft-order/line-preparation.ts'
import type { DraftOrder } from '../../../../application/draft-order/draft-orders.ts'

interface OpenCsvImport {
  readonly view: CsvImportView
  readonly send: (event: CsvImportEvent) => void
}

/**
 * What leaves the lines as many as they were, or makes thousands of them. It is drawn in pieces, in which the page goes on
 * answering; a cell shows by itself what was left in it until its line is drawn.
 */
const inPieces: ReadonlySet<CsvImportEvent['type']> = new Set([
  'hundreds.take',
  'cell.changed',
  'cell.left',
  'repair.apply',
  'repairs.apply',
  'guess.apply',
  'date.fill',
  'dates.order',
])

/** Answers of the shop, up to a hundred lines at a time, are rendered as a transition as well; all else is at once. */
export function useCsvImport(draftOrder: DraftOrder): OpenCsvImport {
  const [input] = useState(draftOrder.csvImportInput)
  const actor = useActorRef(draftOrder.csvImport, { input })
  const [snapshot, setSnapshot] = useState(() => actor.getSnapshot())
  const isAtOnce = useRef(false)
  // The chart lives outside of React.
  useEffect(() => {
    const show = () => setSnapshot(actor.getSnapshot())
    let preparing: ReturnType<typeof setTimeout> | undefined
    const showPrepared = () => {
      clearTimeout(preparing)
      if (prepareLines(actor.getSnapshot())) preparing = setTimeout(showPrepared)
      else startTransition(show)
    }
    const { unsubscribe } = actor.subscribe(() => {
      if (isAtOnce.current) show()
      else showPrepared()
    })
    show()
    return () => {
      clearTimeout(preparing)
      unsubscribe()
    }
  }, [actor])
  const send = useCallback(
    (event: CsvImportEvent) => {
      isAtOnce.current = !inPieces.has(event.type)
      actor.send(event)
      isAtOnce.current = false
    },
    [actor],
  )
  // Once for what is drawn, however many steps the chart has taken meanwhile.
  const view = useMemo(() => csvImportView(snapshot), [snapshot])
  return { view, send }
}
