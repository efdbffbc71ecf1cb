/** What puts a line right in one press: a quantity that may have been meant, a reading of its code. */
import { useTranslation } from 'react-i18next'
import type { ReadingChoice } from '../../../application/bulk-order/bulk-order-lines.ts'
import type { CheckedBulkLine } from '../../../domain/bulk-order/bulk-check.ts'
import type { BulkLine } from '../../../domain/bulk-order/bulk-entry.ts'
import { Button } from '../../components/Button/Button.tsx'
import * as styles from './BulkOrderPage.css.ts'
import { LineReadings } from './LineReadings.tsx'

export interface FixActions {
  readonly onQuantity: (line: BulkLine, quantity: number) => void
  readonly onReading: (choice: ReadingChoice) => void
}

interface LineFixesProps extends FixActions {
  readonly of: CheckedBulkLine
}

/** The readings stay on offer once one of them was chosen. */
export function LineFixes({ of: { line, verdict, readings }, ...props }: LineFixesProps) {
  const { t } = useTranslation()
  const possible = verdict.kind === 'quantity' ? verdict.possible : []
  return (
    <>
      {possible.length > 0 && (
        <div className={styles.fixes}>
          {possible.map((quantity) => (
            <Button key={quantity} size="sm" onClick={() => props.onQuantity(line, quantity)}>
              {t('common:useValue', { value: quantity })}
            </Button>
          ))}
        </div>
      )}
      {readings && <LineReadings of={readings} onChoose={props.onReading} />}
    </>
  )
}
