/** The terms of a printed quote: what its prices hold, what it binds, and how it is paid. */
import { useTranslation } from 'react-i18next'
import type { QuoteStatus } from '../../../domain/quote/quote-status.ts'
import type { Quote } from '../../../domain/quote/quote.ts'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Text } from '../../components/Text/Text.tsx'
import type { TextKey } from '../../i18n/text-keys.ts'
import { useAccount } from '../../use-account.ts'
import { usePriceTerms } from '../pricing/use-price-terms.ts'

/** What a quote binds in a status; nothing is said of one that we do not know. */
const ofStatus: Readonly<Record<QuoteStatus, TextKey | undefined>> = {
  draft: 'quote:document.term.draft',
  'pending-review': 'quote:document.term.waiting',
  resubmitted: 'quote:document.term.waiting',
  returned: 'quote:document.term.returned',
  approved: 'quote:document.term.approved',
  declined: 'quote:document.term.declined',
  expired: 'quote:document.term.expired',
  unknown: undefined,
}

export function PrintedTerms({ quote: { status, currency, totals } }: { readonly quote: Quote }) {
  const { t } = useTranslation()
  const { basis } = usePriceTerms()(currency, totals.isVat)
  const hasCredit = useAccount()?.hasAccountCredit === true
  const bound = ofStatus[status]
  return (
    <Stack space="xs">
      <Heading level={3}>{t('quote:document.terms')}</Heading>
      <Text>{t('quote:document.prices', { currency, basis })}</Text>
      {bound && <Text>{t(bound)}</Text>}
      <Text>{t(hasCredit ? 'quote:document.account' : 'common:prepay')}</Text>
    </Stack>
  )
}
