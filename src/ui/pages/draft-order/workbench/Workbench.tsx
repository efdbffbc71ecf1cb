/**
 * Upload CSV: a file or a pasted sheet, worked in as a table until its lines are in the draft order
 * (CSV-06, CSV-07, CSV-17).
 */
import { type ReactNode, useState } from 'react'
import type { Catalogue } from '../../../../application/catalogue/catalogue.ts'
import { LiveRegion } from '../../../components/LiveRegion/LiveRegion.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import type { PanelProps } from '../panel-props.ts'
import { DateOrder } from './DateOrder.tsx'
import { DonePanel } from './DonePanel.tsx'
import { ImportReport } from './ImportReport.tsx'
import { MappingPanel } from './MappingPanel.tsx'
import { PastedWaiting } from './PastedWaiting.tsx'
import { ReadingPanel } from './ReadingPanel.tsx'
import { RefusalNotice } from './RefusalNotice.tsx'
import { StartPanel } from './StartPanel.tsx'
import { TablePanel } from './TablePanel.tsx'
import { WaitingFiles } from './WaitingFiles.tsx'
import { type OpenWorkbench, useWorkbench } from './use-workbench.ts'
import * as styles from './Workbench.css.ts'

export function Workbench(props: PanelProps) {
  const bench = useWorkbench(props)
  const { view, send, announcements, panel, fromNotice, waitingPaste } = bench
  return (
    <div ref={panel} tabIndex={-1} className={styles.panel} {...bench.handlers}>
      <LiveRegion
        // Messages about a table that is gone are dropped.
        message={view.stage === 'empty' ? '' : announcements.message}
        times={announcements.times}
      />
      <Stack space="lg">
        {view.stage !== 'reading' && (
          <WaitingFiles
            names={view.waiting}
            onNext={() => send({ type: 'sheet.next' })}
            onDismiss={() => send({ type: 'waiting.dismiss' })}
          />
        )}
        {waitingPaste && <PastedWaiting onDismiss={fromNotice(() => waitingPaste.giveUp?.())} />}
        <Stage bench={bench} catalogue={props.catalogue} go={props.go} />
      </Stack>
    </div>
  )
}

interface OfBench {
  readonly bench: OpenWorkbench
}

type StageProps = OfBench & Pick<PanelProps, 'catalogue' | 'go'>

/** What there is to do now. */
function Stage({ bench, catalogue, go }: StageProps): ReactNode {
  const { view, send, title } = bench
  // Known as long as the page is open: a table that was begun by hand begins in its first cell.
  const [isBegunByHand, setBegunByHand] = useState(false)
  const start = <Start bench={bench} catalogue={catalogue} onByHand={() => setBegunByHand(true)} />
  switch (view.stage) {
    case 'empty':
      return start
    case 'reading':
      return (
        <ReadingPanel fileName={view.fileName} onCancel={() => send({ type: 'work.cancel' })} />
      )
    case 'mapping':
      return <Mapping bench={bench} />
    case 'table':
      return <Table bench={bench} isBegunByHand={isBegunByHand} />
    case 'done':
      return (
        <>
          <DonePanel
            count={view.addedCount}
            report={view.report}
            matches={bench.matches}
            onMatchesSettled={bench.fromNotice(() => undefined)}
            titleRef={title}
            onSummary={() => go({ tab: undefined })}
          />
          {start}
        </>
      )
  }
}

interface StartProps extends OfBench {
  readonly catalogue: Catalogue
  readonly onByHand: () => void
}

function Start({ bench, catalogue, onByHand }: StartProps) {
  const { view, send, files } = bench
  return (
    <StartPanel
      catalogue={catalogue}
      refusal={view.refusal}
      onRefusalRead={bench.closeRefusal}
      onChoose={bench.chooseRefused}
      onTakeLong={bench.takeLong}
      isOver={bench.isOver}
      onFiles={bench.takeFiles}
      onTemplate={files.saveTemplate}
      onEmptyTable={() => {
        onByHand()
        bench.closeRefusal()
        send({ type: 'line.append' })
      }}
    />
  )
}

function Mapping({ bench: { view, send, title, closeRefusal } }: OfBench) {
  if (!view.mapping) return null
  return (
    <MappingPanel
      mapping={view.mapping}
      fileName={view.fileName}
      titleRef={title}
      refusal={view.refusal}
      onRefusalRead={closeRefusal}
      onMap={(field, column) => send({ type: 'column.map', field, column })}
      onHeadings={(rows) => send({ type: 'headings.set', rows })}
      onSheet={(index) => send({ type: 'sheet.choose', index })}
      onHidden={(takes) => send({ type: 'hidden.take', takes })}
      onContinue={() => send({ type: 'columns.confirm' })}
      onCancel={() => send({ type: 'work.cancel' })}
    />
  )
}

/** The lines, below what is said of how they were read. */
function Table({ bench, isBegunByHand }: OfBench & { readonly isBegunByHand: boolean }) {
  const { view, send, words, announcements, fromNotice, takeLong } = bench
  const { table, refusal, report, dates } = view
  if (!table) return null
  return (
    <>
      {refusal && (
        <RefusalNotice
          refusal={refusal}
          onClose={fromNotice(bench.closeRefusal)}
          onChoose={bench.chooseRefused}
          onTakeLong={takeLong && fromNotice(takeLong)}
        />
      )}
      {report && (
        <ImportReport
          report={report}
          fileName={view.fileName}
          canChoose={view.canChoose}
          onChoose={bench.choose}
        />
      )}
      {dates && (
        <DateOrder dates={dates} onOrder={(order) => send({ type: 'dates.order', order })} />
      )}
      <TablePanel
        table={table}
        addedCount={view.addedCount}
        isOver={bench.isOver}
        isActive={bench.isActive}
        isBegunByHand={isBegunByHand}
        isGrowing={view.fileName === undefined}
        titleRef={bench.title}
        words={words}
        matches={bench.matches}
        send={send}
        onTouched={announcements.listenFor}
        onFiles={bench.takeFiles}
        onPasteSheet={bench.pasteSheet}
        say={announcements.say}
        sayFirst={announcements.sayFirst}
        onChooseReading={bench.chooseReading}
        onExport={() => bench.files.saveFaulty(table.lines, words)}
      />
    </>
  )
}
