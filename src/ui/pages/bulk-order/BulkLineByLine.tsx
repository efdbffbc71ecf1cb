/** One line after the other, or all lines of a file. */
import type { TFunction } from 'i18next'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BulkFileProblem } from '../../../application/bulk-order/bulk-order-file.ts'
import type { TakenView } from '../../../application/bulk-order/bulk-order.view.ts'
import type { ReadingEvent } from '../../../application/draft-order/sheet-columns.ts'
import type { ReviewedLine } from '../../../application/bulk-order/bulk-review.view.ts'
import { type BulkLine, freshKey } from '../../../domain/bulk-order/bulk-entry.ts'
import { Button } from '../../components/Button/Button.tsx'
import { DropZone } from '../../components/DropZone/DropZone.tsx'
import { useFileDrop } from '../../components/DropZone/use-file-drop.ts'
import { Form } from '../../components/Form/Form.tsx'
import { UploadIcon } from '../../components/Icon/icons.ts'
import { Notice } from '../../components/Notice/Notice.tsx'
import { NumberText } from '../../components/NumberText/NumberText.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import type { BulkModeProps } from './BulkList.tsx'
import * as styles from './BulkOrderPage.css.ts'
import { FileReport } from './FileReport.tsx'
import type { FixActions } from './LineFixes.tsx'
import { ReviewedLines } from './ReviewedLines.tsx'

interface BulkLineByLineProps extends BulkModeProps {
  readonly onFiles: (files: readonly File[]) => void
  /** Another sheet of the file that was read, counted from 0. */
  readonly onSheet: (index: number) => void
  readonly onReading: (event: ReadingEvent) => void
  readonly taken: TakenView | undefined
  readonly isReading: boolean
  readonly problem: BulkFileProblem | undefined
  /** What is known of the lines. */
  readonly reviewed: readonly ReviewedLine[]
  readonly saysReasons: boolean
  readonly fixes: FixActions
}

/** Kinds of files that the reader understands. */
const accepted = '.csv,.txt,.tsv,.xlsx,.ods'

export function BulkLineByLine(props: BulkLineByLineProps) {
  const { entry, onChange, onFiles, isReading, problem, taken } = props
  const { t } = useTranslation()
  const drop = useFileDrop(onFiles)
  const remove = (key: string) =>
    onChange({ ...entry, lines: entry.lines.filter((line) => line.key !== key) })
  return (
    <div className={styles.lines} {...drop.handlers}>
      <OneLine
        lines={entry.lines}
        onAdd={(line) => onChange({ ...entry, lines: [...entry.lines, line] })}
      />
      <DropZone
        title={t('bulkOrder:file.title')}
        icon={UploadIcon}
        chooseLabel={t('common:chooseFile')}
        accept={accepted}
        onFiles={onFiles}
        isOver={drop.isOver}
      >
        {t(isReading ? 'bulkOrder:file.reading' : 'bulkOrder:file.hint')}
      </DropZone>
      {problem && problem.kind !== 'aborted' && (
        <Notice tone="error">{problemWords(t, problem)}</Notice>
      )}
      {taken && <FileReport taken={taken} onSheet={props.onSheet} onReading={props.onReading} />}
      {entry.lines.length > 0 && (
        <ReviewedLines
          caption={t('bulkOrder:lines.caption', { count: entry.lines.length })}
          lines={entry.lines.map((line) => knownOf(line, props.reviewed))}
          saysReasons={props.saysReasons}
          {...props.fixes}
          onRemove={remove}
        />
      )}
    </div>
  )
}

/** What is known of a line as it stands; one that has changed since is not known yet. */
function knownOf(line: BulkLine, reviewed: readonly ReviewedLine[]): ReviewedLine {
  const known = reviewed.find((each) => each.line.key === line.key)
  if (known && known.line.code === line.code && known.line.quantity === line.quantity) return known
  return {
    line,
    verdict: { kind: 'unchecked', failure: undefined },
    productName: undefined,
    sku: undefined,
    price: undefined,
    isByQuote: false,
    stock: undefined,
    atMost: undefined,
  }
}

interface OneLineProps {
  readonly lines: readonly BulkLine[]
  readonly onAdd: (line: BulkLine) => void
}

/** The fields of the next line; its code gets the focus back, so that one can go on typing. */
function OneLine({ lines, onAdd }: OneLineProps) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [quantity, setQuantity] = useState('')
  const [isBlank, setBlank] = useState(false)
  const submit = () => {
    field.current?.focus()
    if (code.trim() === '') {
      setBlank(true)
      return
    }
    onAdd({ key: freshKey(lines), code: code.trim(), quantity: quantity.trim() })
    setCode('')
    setQuantity('')
  }
  return (
    <Form onSubmit={submit} className={styles.line}>
      <TextField
        ref={field}
        label={t('bulkOrder:column.code')}
        look="code"
        value={code}
        onChange={(text) => {
          setBlank(false)
          setCode(text)
        }}
        error={isBlank ? t('bulkOrder:state.blank') : undefined}
        autoComplete="off"
        spellCheck={false}
      />
      <NumberText label={t('common:quantity')} value={quantity} onChange={setQuantity} />
      <div className={styles.add}>
        <Button type="submit">{t('bulkOrder:lines.add')}</Button>
      </div>
    </Form>
  )
}

function problemWords(t: TFunction, problem: BulkFileProblem): string {
  switch (problem.kind) {
    case 'too-large':
    case 'too-large-unpacked':
      return t(`bulkOrder:file.${problem.kind}`, { limit: Math.round(problem.limit / 1_000_000) })
    case 'cell-too-long':
      return problem.line === undefined
        ? t('spreadsheet:refusal.cellTooLong')
        : t('spreadsheet:refusal.cellTooLongInRow', { row: problem.line })
    case 'too-many-rows':
      return t('bulkOrder:file.tooManyRows')
    case 'empty':
      return t('spreadsheet:refusal.empty')
    case 'no-lines':
      return t('bulkOrder:file.no-lines')
    case 'protected':
      return t('bulkOrder:file.protected')
    case 'unclosed-quote':
      return t('bulkOrder:file.unclosedQuote', { line: problem.line })
    case 'no-values':
      return t('spreadsheet:refusal.no-values')
    case 'old-format':
      return t('spreadsheet:refusal.old-format')
    case 'not-a-table':
      return t('bulkOrder:file.notATable')
    case 'unavailable':
    case 'aborted':
      return t('bulkOrder:file.unavailable')
  }
}
