/**
 * Upload CSV: a file or a pasted sheet, worked in as a table until its lines are in the draft order
 * (CSV-06, CSV-07, CSV-17).
 */
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LiveRegion } from '../../../components/LiveRegion/LiveRegion.tsx'
import { useFileDrop } from '../../../components/DropZone/use-file-drop.ts'
import { Stack } from '../../../components/Stack/Stack.tsx'
import type { QuoteAtHand } from '../../../parts/quote/use-quote.ts'
import type { PanelProps } from '../panel-props.ts'
import { DonePanel } from './DonePanel.tsx'
import { useLineWords } from './line-words.ts'
import { MappingPanel } from './MappingPanel.tsx'
import { ReadingPanel } from './ReadingPanel.tsx'
import { RefusalNotice } from './RefusalNotice.tsx'
import { StartPanel } from './StartPanel.tsx'
import { TablePanel } from './TablePanel.tsx'
import { UnreadColumns } from './UnreadColumns.tsx'
import { useAnnouncements } from './use-announcements.ts'
import { useCsvImport } from './use-csv-import.ts'
import { usePasting } from './use-pasting.ts'
import { useSheetFiles } from './use-sheet-files.ts'
import { useStageFocus } from './use-stage-focus.ts'
import * as styles from './Workbench.css.ts'

export function Workbench({ quote, room, place, go }: PanelProps) {
  const { t } = useTranslation()
  const { view, send } = useCsvImport(room)
  const words = useLineWords()
  useNewLines(quote, view.unsentCount)
  const announcements = useAnnouncements(view, words)
  const files = useSheetFiles(room.writeSheet, quote.view.quote.name)
  const { title, panel } = useStageFocus(view.stage)
  const [isBegunByHand, setBegunByHand] = useState(false)
  const takeFile = (file: File) => send({ type: 'sheet.file', file, name: file.name })
  const { isOver, handlers } = useFileDrop(takeFile)
  const isActive = place.tab === 'upload-csv'
  usePasting({
    // The table has cells of its own to paste into.
    isActive: isActive && view.stage !== 'table',
    onFile: takeFile,
    onText: (text) => send({ type: 'sheet.paste', text }),
  })
  const { stage, table, mapping, refusal } = view
  const closeRefusal = () => send({ type: 'refusal.dismiss' })
  const start = (
    <StartPanel
      refusal={refusal}
      onRefusalRead={closeRefusal}
      isOver={isOver}
      onFile={takeFile}
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
      <LiveRegion message={announcements.message} times={announcements.times} />
      <Stack space="lg">
        {stage === 'empty' && start}
        {stage === 'reading' && (
          <ReadingPanel fileName={view.fileName} onCancel={() => send({ type: 'work.cancel' })} />
        )}
        {stage === 'mapping' && mapping && (
          <MappingPanel
            mapping={mapping}
            fileName={view.fileName}
            titleRef={title}
            onMap={(field, column) => send({ type: 'column.map', field, column })}
            onHeadings={(has) => send({ type: 'headings.set', rows: has ? 1 : 0 })}
            onContinue={() => send({ type: 'columns.confirm' })}
            onCancel={() => send({ type: 'work.cancel' })}
          />
        )}
        {stage === 'table' && table && (
          <>
            {refusal && <RefusalNotice refusal={refusal} onClose={closeRefusal} />}
            {view.otherSheets.length > 0 && (
              <p className={styles.note}>
                {t('draftOrder.csv.otherSheets', { names: view.otherSheets.join(', ') })}
              </p>
            )}
            <UnreadColumns columns={view.unreadColumns} />
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
              onFile={takeFile}
              say={announcements.say}
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

/** The quote is told of every line that is not on it; the lines are kept when the table leaves the page. */
function useNewLines({ send }: QuoteAtHand, count: number) {
  // The chart of the quote lives outside of React.
  useEffect(() => send({ type: 'editor.changed', editor: 'new-lines', count }), [send, count])
}
