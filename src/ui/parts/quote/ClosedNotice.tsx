/** Said when a quote was closed while somebody was editing it: why, and what they had typed, for copying. */
import { useTranslation } from 'react-i18next'
import type { QuoteView } from '../../../domain/quote/quote-lifecycle.view.ts'
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'

export function ClosedNotice({ view }: { readonly view: QuoteView }) {
  const { t } = useTranslation()
  const { closed } = view
  if (!closed) return null
  return (
    <Notice tone="warning" title={closed.messages.join(' ') || t('quote.closed.title')}>
      {closed.texts.length > 0 && (
        <Stack space="sm">
          <p>{t('quote.closed.kept')}</p>
          <DescriptionList
            items={closed.texts.map(({ field, modelCode, text }) => ({
              term: [t(`quote.closed.field.${field}`), modelCode].filter(Boolean).join(' '),
              description: <bdi>{text}</bdi>,
            }))}
          />
        </Stack>
      )}
    </Notice>
  )
}
