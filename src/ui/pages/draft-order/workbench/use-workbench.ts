/** What the workbench is made of: its chart, what comes in from outside, and where the focus and the words go. */
import { useCallback, useEffect, useRef, useState } from 'react'
import type {
  CsvImportEvent,
  LineView,
} from '../../../../application/draft-order/csv-import.view.ts'
import { useFileDrop } from '../../../components/DropZone/use-file-drop.ts'
import type { OpenQuote } from '../../../parts/quote/use-quote.ts'
import { typedBeside } from '../handed-line.ts'
import type { PanelProps } from '../panel-props.ts'
import { useLineWords } from './line-words.ts'
import { useAnnouncements } from './use-announcements.ts'
import { useCsvImport } from './use-csv-import.ts'
import { usePasting } from './use-pasting.ts'
import { useSheetFiles } from './use-sheet-files.ts'
import { useStageFocus } from './use-stage-focus.ts'
import { useTableMatches } from './use-table-matches.ts'

export type OpenWorkbench = ReturnType<typeof useWorkbench>

export function useWorkbench({ quote, draftOrder, place, go, onHand, ...handed }: PanelProps) {
  const { view, send } = useCsvImport(draftOrder)
  // What is refused may still be worked through, and would give way to what comes after it.
  const canTakeHanded = view.canPaste && view.refusal === undefined
  const held = useHeldPaste(handed)
  useHandedLines(held, canTakeHanded, send)
  // What comes while another sheet is read, or its lines are on their way, waits its turn.
  const pasteSheet = (text: string) => {
    if (view.canPaste) send({ type: 'sheet.paste', text })
    else held.hold(text)
  }
  const words = useLineWords()
  const matches = useTableMatches({ view, send })
  useNewLines(quote, view.unsentCount)
  const announcements = useAnnouncements(view, words)
  const files = useSheetFiles(draftOrder.writeSheet, quote.view.quote.name)
  const { title, panel } = useStageFocus(view.stage)
  const takeFiles = ([file, ...others]: readonly File[]) => {
    if (!file) return
    const waiting = others.map((other) => ({ file: other, name: other.name }))
    send({ type: 'sheet.file', file, name: file.name, others: waiting })
  }
  const { isOver, handlers } = useFileDrop(takeFiles)
  const chooseReading = useCallback(
    ({ key, cells }: LineView) => {
      const modelCode = cells.modelCode.text
      onHand?.({
        modelCode,
        typed: typedBeside({
          modelCode,
          quantity: cells.quantity.text,
          requestedDate: cells.requestedDate.text,
          customerMaterialNumber: cells.customerMaterialNumber.text,
        }),
        onAdded: () => send({ type: 'lines.remove', keys: [key] }),
      })
      go({ tab: 'model-search', code: modelCode })
    },
    [go, onHand, send],
  )
  const isActive = place.tab === 'upload-csv'
  usePasting({
    // The table has cells of its own to paste into.
    isActive: isActive && view.stage !== 'table',
    onFiles: takeFiles,
    onText: pasteSheet,
  })
  return {
    view,
    send,
    words,
    matches,
    announcements,
    files,
    title,
    panel,
    takeFiles,
    pasteSheet,
    isOver,
    handlers,
    chooseReading,
    isActive,
    /** What was pasted and cannot be taken yet, and how it is given up. */
    waitingPaste: held.pasted && !canTakeHanded ? { giveUp: held.onPastedTaken } : undefined,
    ...refusalWays({ view, send }),
    /** The notice goes with what is pressed in it. */
    fromNotice: (press: () => void) => () => {
      press()
      const rest = title.current ?? panel.current
      rest?.focus()
    },
  }
}

/** The ways on from a file that was refused; undefined for those that are closed. */
function refusalWays({ view, send }: ReturnType<typeof useCsvImport>) {
  const choose = () => send({ type: 'columns.open' })
  return {
    choose,
    chooseRefused: view.canChoose && !view.report ? choose : undefined,
    closeRefusal: () => send({ type: 'refusal.dismiss' }),
    // The press is answered first: to take thousands of lines over is a piece of work of its own.
    takeLong: view.canTakeLong
      ? () => {
          setTimeout(() => send({ type: 'hundreds.take' }))
        }
      : undefined,
  }
}

/** What was pasted onto another tab, and what is pasted here while nothing can be taken: the last of them. */
function useHeldPaste({ pasted, onPastedTaken }: Pick<PanelProps, 'pasted' | 'onPastedTaken'>) {
  const [own, setOwn] = useState<PanelProps['pasted']>(undefined)
  return {
    pasted: own ?? pasted,
    onPastedTaken: own ? () => setOwn(undefined) : onPastedTaken,
    hold: (text: string) => setOwn({ text }),
  }
}

/** Lines that were pasted onto another tab are taken once, and wait while the table can take none. */
function useHandedLines(
  { pasted, onPastedTaken }: Pick<PanelProps, 'pasted' | 'onPastedTaken'>,
  canTake: boolean,
  send: (event: CsvImportEvent) => void,
) {
  const taken = useRef<typeof pasted>(undefined)
  // The chart of the table lives outside of React.
  useEffect(() => {
    if (!pasted || !canTake || taken.current === pasted) return
    taken.current = pasted
    send({ type: 'sheet.paste', text: pasted.text })
    onPastedTaken?.()
  }, [pasted, canTake, onPastedTaken, send])
}

/** The quote is told of every line that is not on it; the lines are kept when the table leaves the page. */
function useNewLines({ send }: OpenQuote, count: number) {
  // The chart of the quote lives outside of React.
  useEffect(() => send({ type: 'editor.changed', editor: 'new-lines', count }), [send, count])
}
