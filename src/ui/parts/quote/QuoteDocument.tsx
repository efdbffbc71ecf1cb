/** The printed quote, with what its PDF says in the same order: every line of it, and no controls. */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { QuoteView } from '../../../domain/quote/quote-lifecycle.view.ts'
import { fullName } from '../../../domain/account/account.ts'
import { contentLocale } from '../../../domain/content/content-locale.ts'
import { tagLineFor } from '../../../domain/content/site-settings.ts'
import { AddressLines } from '../../components/AddressLines/AddressLines.tsx'
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Wordmark } from '../../components/Wordmark/Wordmark.tsx'
import { countryName } from '../../i18n/country-name.ts'
import { formatCount } from '../../i18n/format-number.ts'
import { formatInstant } from '../../i18n/format-instant.ts'
import { statusWords } from '../../i18n/server-names.ts'
import { useStorefront } from '../../storefront-context.tsx'
import { useAccount } from '../../use-account.ts'
import { DocumentLines } from './DocumentLines.tsx'
import { words } from './LatestComment.css.ts'
import * as styles from './QuoteDocument.css.ts'
import { PrintedTerms } from './PrintedTerms.tsx'
import { ReadFulfilment } from './ReadFulfilment.tsx'
import { termFacts } from './term-facts.ts'
import { usePrices } from './use-prices.ts'

interface QuoteDocumentProps {
  readonly view: QuoteView
  /** Follows the terms. */
  readonly appendix?: ReactNode
}

export function QuoteDocument({ view, appendix }: QuoteDocumentProps) {
  const { t, i18n } = useTranslation()
  const { settings } = useStorefront()
  const { text } = tagLineFor(settings, contentLocale(i18n.language))
  const { quote, fulfilments, submission } = view
  const unsaved = submission.unsaved.reduce((sum, { count }) => sum + count, 0)
  return (
    <Stack space="xl" as="section">
      <Stack space="xs">
        <Wordmark name={settings.siteName} />
        {text !== '' && (
          <Text size="small" tone="soft">
            {text}
          </Text>
        )}
      </Stack>
      <Heading level={2} size="display">
        {quote.name || quote.number}
      </Heading>
      <DescriptionList layout="grid" items={useFacts(view)} />
      <div className={styles.parties}>
        <Customer />
        <Stack space="md">
          {fulfilments.map(({ fulfilment }) => (
            <Stack key={fulfilment.id} space="xs">
              <Heading level={3}>{t('quote:fulfilment.title')}</Heading>
              <ReadFulfilment fulfilment={fulfilment} layout="grid" />
            </Stack>
          ))}
        </Stack>
      </div>
      <Comment comment={view.comment} />
      <DocumentLines view={view} />
      {unsaved > 0 && <Text>{t('quote:document.unsaved', { count: unsaved })}</Text>}
      <PrintedTerms quote={quote} />
      {appendix}
    </Stack>
  )
}

/** What was said last. */
function Comment({ comment }: Pick<QuoteView, 'comment'>) {
  const { t, i18n } = useTranslation()
  if (!comment) return null
  return (
    <Stack space="xs">
      <Heading level={3}>{t(`quote:comment.${comment.author}`)}</Heading>
      <Text size="small" tone="soft">
        {formatInstant(comment.at, i18n.language)}
      </Text>
      <blockquote className={words}>
        <bdi>{comment.text}</bdi>
      </blockquote>
    </Stack>
  )
}

/** Who asks: company, account holder, and the address of the account. */
function Customer() {
  const { t, i18n } = useTranslation()
  const holder = useAccount()
  if (!holder) return null
  const { company, primaryAddress: address } = holder
  return (
    <Stack space="xs">
      <Heading level={3}>{t('quote:document.customer')}</Heading>
      <Text>
        <bdi>{[...new Set([company, fullName(holder)])].filter(Boolean).join(', ')}</bdi>
      </Text>
      {address && (
        <AddressLines address={address} country={countryName(address.countryCode, i18n.language)} />
      )}
    </Stack>
  )
}

function useFacts({ quote, rows, status, notes, terms }: QuoteView) {
  const words = useTranslation()
  const price = usePrices(quote.currency)
  const { t, i18n } = words
  const facts = [
    ['quotes:number', quote.number],
    ['quotes:column.status', statusWords(words, status)],
    ['quotes:column.created', formatInstant(quote.createdAt, i18n.language)],
    ['common:purchaseOrderNumber', quote.purchaseOrderNumber],
    ['quote:bar.totalItems', formatCount(rows.length, i18n.language)],
    ['quote:bar.total', price(quote.totals.afterSurcharge)],
    ['quote:dispatch.legend', notes.dispatch && t(`quote:dispatch.${notes.dispatch}`)],
    ['quote:freightCarrier', notes.freightCarrier],
    ['quote:specialInstructions', notes.specialInstructions],
  ] as const
  return [
    // What the quote does not say is left out.
    ...facts
      .filter(([, text]) => text)
      .map(([key, text]) => ({ term: t(key), description: <bdi>{text}</bdi> })),
    ...termFacts(t, terms, i18n.language),
    ...(quote.promotionCodes.length > 0
      ? [{ term: t('quote:promotions'), description: quote.promotionCodes.join(', ') }]
      : []),
    ...(quote.order
      ? [
          {
            term: t('quote:orderedAs'),
            description: t('common:orderNumbered', { number: quote.order.number }),
          },
        ]
      : []),
  ]
}
