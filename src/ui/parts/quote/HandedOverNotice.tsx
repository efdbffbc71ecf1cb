/** Confirms what was submitted here or lately: under which number, who answers and by when (QUOTE-57). */
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { QuoteView } from '../../../domain/quote/quote-lifecycle.view.ts'
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { termFacts } from './term-facts.ts'

interface HandedOverNoticeProps {
  readonly view: QuoteView
  /** Whether the page is that of the quote itself, to which another one leads. */
  readonly isQuotePage: boolean
}

export function HandedOverNotice({ view, isQuotePage }: HandedOverNoticeProps) {
  const { t, i18n } = useTranslation()
  const { handedOver, quote, terms } = view
  if (handedOver === undefined) return null
  const number = quote.number || t('common:none')
  const facts = [
    {
      term: t('quotes:number'),
      description: isQuotePage ? (
        number
      ) : (
        <Link
          to="/my-account/quotes/$quoteId"
          params={{ quoteId: quote.id }}
          className={linkLook({ tone: 'plain' })}
        >
          {number}
        </Link>
      ),
    },
    ...termFacts(t, { ...terms, validity: undefined }, i18n.language),
  ]
  const title = handedOver === 'submit' ? 'quote:submit.submitted' : 'quote:handedOver.resubmit'
  // The focus is moved to the heading above it, and a toast says the same at once.
  return (
    <Notice tone="success" announce="silent" title={t(title)}>
      <Stack space="sm">
        <DescriptionList layout="grid" items={facts} />
        <p>{t('quote:handedOver.next')}</p>
      </Stack>
    </Notice>
  )
}
