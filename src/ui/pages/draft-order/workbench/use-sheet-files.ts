/** The files that the table gives out: the template, and the lines with errors with a reason for each (CSV-06). */
import { either as E } from 'fp-ts'
import type { LineView } from '../../../../application/draft-order/csv-import.view.ts'
import type { FillingRoom } from '../../../../application/draft-order/filling-room.ts'
import { exportRows, templateRows } from '../../../../domain/draft-order/line-export.ts'
import { useStorefront } from '../../../storefront-context.tsx'
import { wantsAttention } from './grid/reasons-of.ts'
import type { LineWords } from './line-words.ts'
import { sampleDay } from './sample.ts'
import { saveFile } from './save-file.ts'

interface SheetFiles {
  readonly saveTemplate: (modelCode: string) => void
  readonly saveFaulty: (lines: readonly LineView[], words: LineWords) => void
}

/** `name` is the quote's. */
export function useSheetFiles(writeSheet: FillingRoom['writeSheet'], name: string): SheetFiles {
  const { notify, today } = useStorefront()
  const save = async (fileName: string, rows: readonly (readonly string[])[]) => {
    const written = await writeSheet(rows)()
    if (E.isRight(written)) saveFile(fileName, written.right)
    else notify({ tone: 'error', key: 'draftOrder.csv.saveFailed' })
  }
  return {
    saveTemplate: (modelCode) =>
      void save('manifold-template', templateRows(modelCode, sampleDay(today()))),
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

/** Everything that is wrong with the line, in one cell. */
function reasonOf(line: LineView, words: LineWords): string {
  const failure = words.failure(line)
  return [...line.problems.map(words.problem), ...(failure === undefined ? [] : [failure])].join(
    '; ',
  )
}
