/** What puts a line right in one press: a quantity or a number that may have been meant, a reading of its code. */
import { useTranslation } from 'react-i18next'
import type { ReadingChoice } from '../../../application/bulk-order/bulk-order-lines.ts'
import type { CheckedBulkLine } from '../../../domain/bulk-order/bulk-check.ts'
import type { BulkLine, LineChange } from '../../../domain/bulk-order/bulk-entry.ts'
import { Button } from '../../components/Button/Button.tsx'
import * as styles from './BulkOrderPage.css.ts'
import { LineReadings } from './LineReadings.tsx'

export interface FixActions {
  readonly onChange: (line: BulkLine, change: LineChange) => void
  readonly onReading: (choice: ReadingChoice) => void
}

interface LineFixesProps extends FixActions {
  readonly of: CheckedBulkLine
}

/** The readings stay on offer once one of them was chosen. */
export function LineFixes({ of: { line, verdict, readings }, ...props }: LineFixesProps) {
  const { t } = useTranslation()
  const possible = possibleIn(verdict)
  return (
    <>
      {possible.length > 0 && (
        <div className={styles.fixes}>
          {possible.map(({ value, change }) => (
            <Button key={value} size="sm" onClick={() => props.onChange(line, change)}>
              {t('common:useValue', { value })}
            </Button>
          ))}
        </div>
      )}
      {readings && <LineReadings of={readings} onChoose={props.onReading} />}
    </>
  )
}

interface PossibleChange {
  readonly value: string | number
  readonly change: LineChange
}

const codesOf = (verdict: CheckedBulkLine['verdict']) => ('codes' in verdict ? verdict.codes : [])

function possibleIn(verdict: CheckedBulkLine['verdict']): readonly PossibleChange[] {
  if (verdict.kind === 'quantity') {
    return verdict.possible.map((value) => ({ value, change: { quantity: String(value) } }))
  }
  const codes = verdict.kind === 'several-numbers' ? verdict.numbers : codesOf(verdict)
  return codes.map((value) => ({ value, change: { code: value } }))
}
