import { useTranslation } from 'react-i18next'
import type { QuoteDialogView } from '../../../domain/pricing/quote-dialog.view.ts'
import { Button } from '../../components/Button/Button.tsx'
import { DateField } from '../../components/DateField/DateField.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { formatDate } from '../../i18n/format.ts'
import { leadTimeText } from '../pricing/price-words.ts'
import type { TypedEntry } from './quote-entry.ts'

interface DeliveryDateProps {
  readonly view: QuoteDialogView
  /** YYYY-MM-DD or empty. */
  readonly date: string
  readonly error: string | undefined
  readonly onType: (change: TypedEntry) => void
}

/** The preferred delivery date, at the earliest the one that the lead time allows (PRICE-04, PRICE-05). */
export function DeliveryDate({ view, date, error, onType }: DeliveryDateProps) {
  const { t, i18n } = useTranslation()
  const { earliest, leadTime } = view
  const language = i18n.language
  return (
    <Stack space="sm" align="start">
      <DateField
        label={t('price:addToQuoteDialog.date')}
        hint={t('price:addToQuoteDialog.earliest', {
          leadTime: leadTimeText(leadTime, earliest, { t, language }),
        })}
        value={date}
        min={earliest}
        onChange={(typed) => onType({ date: typed })}
        error={error}
      />
      {error !== undefined && date !== earliest && (
        <Button size="sm" onClick={() => onType({ date: earliest })}>
          {t('price:useDate', { date: formatDate(earliest, language) })}
        </Button>
      )}
    </Stack>
  )
}
