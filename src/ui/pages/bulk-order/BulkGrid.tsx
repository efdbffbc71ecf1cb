/** Rows of code and quantity; there is always an empty one. Pasted lines fill the rows below. */
import type { ClipboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { type BulkLine, freshKey, linesIn, padded } from '../../../domain/bulk-order/bulk-entry.ts'
import { NumberText } from '../../components/NumberText/NumberText.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import * as styles from './BulkOrderPage.css.ts'
import type { BulkModeProps } from './BulkList.tsx'

export function BulkGrid({ entry, onChange }: BulkModeProps) {
  const { t } = useTranslation()
  const lines = padded(entry.lines)
  const change = (key: string, cells: Partial<BulkLine>) => {
    const next = lines.map((line) => (line.key === key ? { ...line, ...cells } : line))
    onChange({ ...entry, lines: padded(next) })
  }
  const paste = (event: ClipboardEvent, at: number) => {
    const text = event.clipboardData.getData('text')
    // A single cell goes where the browser puts it.
    if (!/[\n\t]/.test(text.trim())) return
    event.preventDefault()
    const pasted = linesIn({ mode: 'list', text, lines: [] })
    const others = lines.slice(at + pasted.length)
    const next: BulkLine[] = lines.slice(0, at)
    for (const line of pasted) next.push({ ...line, key: freshKey([...next, ...others]) })
    onChange({ ...entry, lines: padded([...next, ...others]) })
  }
  return (
    <div className={styles.grid} role="group" aria-label={t('bulkOrder:mode.grid')}>
      <span className={styles.head} aria-hidden>
        {t('bulkOrder:column.code')}
      </span>
      <span className={styles.head} aria-hidden>
        {t('common:quantity')}
      </span>
      {lines.map((line, index) => (
        <div key={line.key} className={styles.row} onPaste={(event) => paste(event, index)}>
          <TextField
            label={t('bulkOrder:grid.code', { row: index + 1 })}
            labelLook="hidden"
            look="code"
            value={line.code}
            onChange={(code) => change(line.key, { code })}
            autoComplete="off"
            spellCheck={false}
          />
          <NumberText
            label={t('bulkOrder:grid.quantity', { row: index + 1 })}
            labelLook="hidden"
            value={line.quantity}
            onChange={(quantity) => change(line.key, { quantity })}
          />
        </div>
      ))}
    </div>
  )
}
