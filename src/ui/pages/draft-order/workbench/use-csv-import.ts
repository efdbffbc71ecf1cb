/** Starts the chart of the table where it was left, and gives its view and the way to speak to it. */
import { useActorRef } from '@xstate/react'
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { CsvImportEvent } from '../../../../application/draft-order/csv-import.view.ts'
import {
  type CsvImportView,
  csvImportView,
} from '../../../../application/draft-order/csv-import.view.ts'
import type { DraftOrder } from '../../../../application/draft-order/draft-orders.ts'

interface OpenCsvImport {
  readonly view: CsvImportView
  readonly send: (event: CsvImportEvent) => void
}

/** What makes a table of thousands of lines; it is drawn in pieces, in which the page answers. */
const makesMany = ({ type }: CsvImportEvent) => type === 'hundreds.take'

/**
 * Edits are rendered at once. Answers of the shop, up to a hundred lines at a time, are rendered as a transition
 * that edits interrupt.
 */
export function useCsvImport(draftOrder: DraftOrder): OpenCsvImport {
  const [input] = useState(draftOrder.csvImportInput)
  const actor = useActorRef(draftOrder.csvImport, { input })
  const [snapshot, setSnapshot] = useState(() => actor.getSnapshot())
  const isByHand = useRef(false)
  // The chart lives outside of React.
  useEffect(() => {
    const show = () => setSnapshot(actor.getSnapshot())
    const { unsubscribe } = actor.subscribe(() => {
      if (isByHand.current) show()
      else startTransition(show)
    })
    show()
    return unsubscribe
  }, [actor])
  const send = useCallback(
    (event: CsvImportEvent) => {
      isByHand.current = !makesMany(event)
      actor.send(event)
      isByHand.current = false
    },
    [actor],
  )
  // Once for what is drawn, however many steps the chart has taken meanwhile.
  const view = useMemo(() => csvImportView(snapshot), [snapshot])
  return { view, send }
}
