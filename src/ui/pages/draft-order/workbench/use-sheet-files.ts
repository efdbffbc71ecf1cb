/** The files that the table gives out: the template, and the lines with errors with a reason for each (CSV-06). */
import { either as E } from 'fp-ts'
import { useTranslation } from 'react-i18next'
import type { LineView } from '../../../../application/draft-order/csv-import.view.ts'
import type { DraftOrder } from '../../../../application/draft-order/draft-orders.ts'
import type { FileForm, FileRows } from '../../../../domain/draft-order/sheet-file.ts'
import { exportRows, templateRows } from '../../../../domain/draft-order/line-export.ts'
import { csvForm } from '../../../i18n/csv-form.ts'
import { saveFile } from '../../../parts/save-file.ts'
import { useStorefront } from '../../../storefront-context.tsx'
import { wantsAttention } from './grid/reasons-of.ts'
import type { LineWords } from './line-words.ts'
import { sampleDay } from './sample.ts'

interface SheetFiles {
  /** `modelCode` comes when the shop has told one. */
  readonly saveTemplate: (modelCode: Promise<string | undefined>, kind: FileForm['kind']) => void
  readonly saveFaulty: (lines: readonly LineView[], words: LineWords) => void
}

/** `name` is the quote's. */
export function useSheetFiles(writeSheet: DraftOrder['writeSheet'], name: string): SheetFiles {
  const { notify, today } = useStorefront()
  const { i18n } = useTranslation()
  const textForm = csvForm(i18n.language)
  const save = async (fileName: string, rows: FileRows, form: FileForm = textForm) => {
    const written = await writeSheet(rows, form)()
    if (E.isRight(written)) saveFile(fileName, written.right, form.kind)
    else notify({ tone: 'error', key: 'quote:saveFailed' })
  }
  return {
    saveTemplate: (modelCode, kind) => {
      const form = kind === 'xlsx' ? ({ kind } as const) : textForm
      void modelCode.then((code) =>
        save('manifold-template', templateRows(code, sampleDay(today())), form),
      )
    },
    saveFaulty: (lines, words) => {
      const faulty = lines.filter(wantsAttention)
      const reasons = new Map(faulty.map((line) => [line.key, reasonOf(line, words)]))
      const rows = exportRows(faulty.map(written), ({ key }) => reasons.get(key) ?? '')
      void save(`${name || 'lines'}-errors`, rows)
    },
  }
}

const written = ({ key, number, cells }: LineView) => ({
  key,
  number,
  modelCode: cells.modelCode.text,
  quantity: cells.quantity.text,
  requestedDate: cells.requestedDate.text,
  customerMaterialNumber: cells.customerMaterialNumber.text,
})

/** Everything that is wrong with the line and where, in one cell, as the table says it. */
function reasonOf(line: LineView, words: LineWords): string {
  const failure = words.failure(line)
  const problems = line.problems.flatMap((problem) => [
    words.problem(problem),
    words.explanation(problem) ?? [],
  ])
  return [...problems.flat(), failure ?? []].flat().join('; ')
}
