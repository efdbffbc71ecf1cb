/** Texts that could not be saved any more, to be copied. */
import { useTranslation } from 'react-i18next'
import type { KeptText } from '../../../domain/quote/typed-texts.ts'
import { parseCalendarDate } from '../../../domain/shared/calendar-date.ts'
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { formatDate } from '../../i18n/format.ts'
import type { TextKey } from '../../i18n/text-keys.ts'

const names = {
  comment: 'quote:closed.field.comment',
  date: 'common:requestedDate',
  'freight-carrier': 'quote:freightCarrier',
  model: 'common:modelCode',
  'pickup-date': 'quote:fulfilment.pickupDate',
  'purchase-order': 'common:purchaseOrderNumber',
  quantity: 'common:quantity',
  'special-instructions': 'quote:specialInstructions',
} as const satisfies Record<KeptText['field'], TextKey>

export function TypedTextList({ texts }: { readonly texts: readonly KeptText[] }) {
  const { t, i18n } = useTranslation()
  const shown = (text: string) => {
    const day = parseCalendarDate(text)
    return day ? formatDate(day, i18n.language) : text
  }
  return (
    <Stack space="sm">
      <p>{t('quote:closed.kept')}</p>
      <DescriptionList
        items={texts.map(({ field, modelCode, text }) => ({
          term: [t(names[field]), modelCode].filter(Boolean).join(' '),
          description: (
            <bdi>{field === 'date' || field === 'pickup-date' ? shown(text) : text}</bdi>
          ),
        }))}
      />
    </Stack>
  )
}
