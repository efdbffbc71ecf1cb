/** The printed quote: every line of it, and no controls. */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { QuoteView } from '../../../domain/quote/quote-lifecycle.view.ts'
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Wordmark } from '../../components/Wordmark/Wordmark.tsx'
import { formatInstant } from '../../i18n/format.ts'
import { statusWords } from '../../i18n/server-names.ts'
import { useStorefront } from '../../storefront-context.tsx'
import { useAccount } from '../../use-account.ts'
import { DocumentLines } from './DocumentLines.tsx'
import { LatestComment } from './LatestComment.tsx'
import { ReadFulfilment } from './ReadFulfilment.tsx'
import { termFacts } from './term-facts.ts'

interface QuoteDocumentProps {
  readonly view: QuoteView
  /** Follows the delivery. */
  readonly appendix?: ReactNode
}

export function QuoteDocument({ view, appendix }: QuoteDocumentProps) {
  const { t } = useTranslation()
  const { settings } = useStorefront()
  const { quote, fulfilments } = view
  return (
    <Stack space="xl" as="section">
      <Wordmark name={settings.siteName} />
      <Heading level={2} size="display">
        {quote.name || quote.number}
      </Heading>
      <DescriptionList layout="grid" items={useFacts(view)} />
      <LatestComment comment={view.comment} />
      <DocumentLines view={view} />
      {fulfilments.map(({ fulfilment }) => (
        <Stack key={fulfilment.id} space="sm">
          <Heading level={3}>{t('quote:fulfilment.title')}</Heading>
          <ReadFulfilment fulfilment={fulfilment} />
        </Stack>
      ))}
      {appendix}
    </Stack>
  )
}

function useFacts({ quote, status, notes, terms }: QuoteView) {
  const words = useTranslation()
  const { t, i18n } = words
  const holder = useAccount()
  const none = t('common:none')
  const facts = [
    ['quotes:number', quote.number],
    ['quotes:column.status', statusWords(words, status)],
    ['quotes:column.created', formatInstant(quote.createdAt, i18n.language)],
    ['common:purchaseOrderNumber', quote.purchaseOrderNumber],
    ['common:company', holder?.company],
    ['quote:holder', [holder?.firstName, holder?.lastName].filter(Boolean).join(' ')],
    ['quote:dispatch.legend', notes.dispatch && t(`quote:dispatch.${notes.dispatch}`)],
    ['quote:freightCarrier', notes.freightCarrier],
    ['quote:specialInstructions', notes.specialInstructions],
  ] as const
  return [
    ...facts.map(([key, text]) => ({ term: t(key), description: <bdi>{text || none}</bdi> })),
    ...termFacts(t, terms, i18n.language),
    ...(quote.order
      ? [
          {
            term: t('quote:orderedAs'),
            description: t('quote:orderLink', { number: quote.order.number }),
          },
        ]
      : []),
  ]
}
