/**
 * Upload CSV: a file or a pasted sheet, worked in as a table until its lines are in the draft order
 * (CSV-06, CSV-07, CSV-17).
 */
import { useCallback, useEffect, useRef, useState } from 'react'
import type { CsvImportEvent } from '../../../../application/draft-order/csv-import.view.ts'
import { LiveRegion } from '../../../components/LiveRegion/LiveRegion.tsx'
import { useFileDrop } from '../../../components/DropZone/use-file-drop.ts'
import { Stack } from '../../../components/Stack/Stack.tsx'
import type { OpenQuote } from '../../../parts/quote/use-quote.ts'
import type { PanelProps } from '../panel-props.ts'
import { DateOrder } from './DateOrder.tsx'
import { DonePanel } from './DonePanel.tsx'
import { ImportReport } from './ImportReport.tsx'
import { useLineWords } from './line-words.ts'
import { MappingPanel } from './MappingPanel.tsx'
import { PastedWaiting } from './PastedWaiting.tsx'
import { ReadingPanel } from './ReadingPanel.tsx'
import { RefusalNotice } from './RefusalNotice.tsx'
import { StartPanel } from './StartPanel.tsx'
import { TablePanel } from './TablePanel.tsx'
import { WaitingFiles } from './WaitingFiles.tsx'
import { useAnnouncements } from './use-announcements.ts'
import { useCsvImport } from './use-csv-import.ts'
import { usePasting } from './use-pasting.ts'
import { useSheetFiles } from './use-sheet-files.ts'
import { useStageFocus } from './use-stage-focus.ts'
import * as styles from './Workbench.css.ts'

export function Workbench({ quote, draftOrder, catalogue, place, go, ...handed }: PanelProps) {
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
  useNewLines(quote, view.unsentCount)
  const announcements = useAnnouncements(view, words)
  const files = useSheetFiles(draftOrder.writeSheet, quote.view.quote.name)
  const { title, panel } = useStageFocus(view.stage)
  const [isBegunByHand, setBegunByHand] = useState(false)
  const takeFiles = ([file, ...others]: readonly File[]) => {
    if (!file) return
    const waiting = others.map((other) => ({ file: other, name: other.name }))
    send({ type: 'sheet.file', file, name: file.name, others: waiting })
  }
  const { isOver, handlers } = useFileDrop(takeFiles)
  const chooseReading = useCallback((code: string) => go({ tab: 'model-search', code }), [go])
  const isActive = place.tab === 'upload-csv'
  usePasting({
    // The table has cells of its own to paste into.
    isActive: isActive && view.stage !== 'table',
    onFiles: takeFiles,
    onText: pasteSheet,
  })
  const { stage, table, mapping, refusal } = view
  const closeRefusal = () => send({ type: 'refusal.dismiss' })
  const choose = () => send({ type: 'columns.open' })
  const chooseRefused = view.canChoose && !view.report ? choose : undefined
  // The press is answered first: to take thousands of lines over is a piece of work of its own.
  const takeLong = view.canTakeLong
    ? () => {
        setTimeout(() => send({ type: 'hundreds.take' }))
      }
    : undefined
  // The notice goes with what is pressed in it.
  const fromNotice = (press: () => void) => () => {
    press()
    const rest = title.current ?? panel.current
    rest?.focus()
  }
  const start = (
    <StartPanel
      catalogue={catalogue}
      refusal={refusal}
      onRefusalRead={closeRefusal}
      onChoose={chooseRefused}
      onTakeLong={takeLong}
      isOver={isOver}
      onFiles={takeFiles}
      onTemplate={files.saveTemplate}
      onEmptyTable={() => {
        setBegunByHand(true)
        closeRefusal()
        send({ type: 'line.append' })
      }}
    />
  )
  return (
    <div ref={panel} tabIndex={-1} className={styles.panel} {...handlers}>
      <LiveRegion
        // Messages about a table that is gone are dropped.
        message={stage === 'empty' ? '' : announcements.message}
        times={announcements.times}
      />
      <Stack space="lg">
        {stage !== 'reading' && (
          <WaitingFiles
            names={view.waiting}
            onNext={() => send({ type: 'sheet.next' })}
            onDismiss={() => send({ type: 'waiting.dismiss' })}
          />
        )}
        {held.pasted && !canTakeHanded && (
          <PastedWaiting onDismiss={fromNotice(() => held.onPastedTaken?.())} />
        )}
        {stage === 'empty' && start}
        {stage === 'reading' && (
          <ReadingPanel fileName={view.fileName} onCancel={() => send({ type: 'work.cancel' })} />
        )}
        {stage === 'mapping' && mapping && (
          <MappingPanel
            mapping={mapping}
            fileName={view.fileName}
            titleRef={title}
            refusal={refusal}
            onRefusalRead={closeRefusal}
            onMap={(field, column) => send({ type: 'column.map', field, column })}
            onHeadings={(rows) => send({ type: 'headings.set', rows })}
            onSheet={(index) => send({ type: 'sheet.choose', index })}
            onHidden={(takes) => send({ type: 'hidden.take', takes })}
            onContinue={() => send({ type: 'columns.confirm' })}
            onCancel={() => send({ type: 'work.cancel' })}
          />
        )}
        {stage === 'table' && table && (
          <>
            {refusal && (
              <RefusalNotice
                refusal={refusal}
                onClose={fromNotice(closeRefusal)}
                onChoose={chooseRefused}
                onTakeLong={takeLong && fromNotice(takeLong)}
              />
            )}
            {view.report && (
              <ImportReport
                report={view.report}
                fileName={view.fileName}
                canChoose={view.canChoose}
                onChoose={choose}
              />
            )}
            {view.dates && (
              <DateOrder
                dates={view.dates}
                onOrder={(order) => send({ type: 'dates.order', order })}
              />
            )}
            <TablePanel
              table={table}
              addedCount={view.addedCount}
              isOver={isOver}
              isActive={isActive}
              isBegunByHand={isBegunByHand}
              isGrowing={view.fileName === undefined}
              titleRef={title}
              words={words}
              send={send}
              onTouched={announcements.listenFor}
              onFiles={takeFiles}
              onPasteSheet={pasteSheet}
              say={announcements.say}
              onChooseReading={chooseReading}
              onExport={() => files.saveFaulty(table.lines, words)}
            />
          </>
        )}
        {stage === 'done' && (
          <>
            <DonePanel
              count={view.addedCount}
              titleRef={title}
              onSummary={() => go({ tab: undefined })}
            />
            {start}
          </>
        )}
      </Stack>
    </div>
  )
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
