/** Days that were asked for and have become too early since, put right in one press and one call. */
import { useTranslation } from 'react-i18next'
import type { QuoteView } from '../../../../domain/quote/quote-lifecycle.view.ts'
import { rowsTooEarly } from '../../../../domain/quote/quote-rows.view.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { WarningIcon } from '../../../components/Icon/icons.ts'
import * as styles from './LateWishes.css.ts'
import type { SheetEdits } from './use-sheet.ts'

interface LateWishesProps {
  readonly view: QuoteView
  readonly onSave: SheetEdits['saveDates']
}

export function LateWishes({ view: { rows, dateShown }, onSave }: LateWishesProps) {
  const { t } = useTranslation()
  const late = rowsTooEarly(rows)
  const count = late.length
  if (count === 0 || dateShown !== 'requested') return null
  return (
    <div className={styles.frame}>
      <span className={styles.words}>
        <Icon of={WarningIcon} size="sm" />
        {t('quote:lines.late.title', { count })}
      </span>
      <Button
        size="sm"
        onClick={() =>
          onSave(
            late.map(({ item, requestedDate }) => ({
              itemId: item.id,
              text: requestedDate.minimum,
            })),
          )
        }
      >
        {t('quote:lines.late.repair', { count })}
      </Button>
    </div>
  )
}
