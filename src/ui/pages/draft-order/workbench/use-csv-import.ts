/** Starts the chart of the table where it was left, and gives its view and the way to speak to it. */
import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import type { CsvImportEvent } from '../../../../application/draft-order/csv-import.context.ts'
import {
  type CsvImportView,
  csvImportView,
} from '../../../../application/draft-order/csv-import.view.ts'
import type { FillingRoom } from '../../../../application/draft-order/filling-room.ts'

interface CsvImportAtHand {
  readonly view: CsvImportView
  readonly send: (event: CsvImportEvent) => void
}

export function useCsvImport(room: FillingRoom): CsvImportAtHand {
  const [input] = useState(room.csvImportInput)
  const actor = useActorRef(room.csvImport, { input })
  return { view: useSelector(actor, csvImportView), send: actor.send }
}
