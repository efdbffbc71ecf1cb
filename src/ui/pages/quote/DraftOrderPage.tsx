/** A draft quote as an order to be filled: its Summary (DRAFT-08 to DRAFT-12, DRAFT-15, DRAFT-18). */
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { missingForSubmitPage } from '../../../domain/quote/submission.ts'
import { mayDo } from '../../../domain/quote/quote-status.ts'
import { Button } from '../../components/Button/Button.tsx'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { Column, Columns } from '../../components/Columns/Columns.tsx'
import { Container } from '../../components/Container/Container.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { ArrowLeftIcon, PlusIcon } from '../../components/Icon/icons.ts'
import { Inline } from '../../components/Inline/Inline.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx'
import { QuoteStatusBadge } from '../../components/QuoteStatusBadge/QuoteStatusBadge.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { useStorefront } from '../../storefront-context.tsx'
import { ClosedNotice } from './ClosedNotice.tsx'
import { DraftOrderHeader } from './DraftOrderHeader.tsx'
import { QuoteParts } from './QuoteParts.tsx'
import { ReloadNotice } from './ReloadNotice.tsx'
import { SubmitCard } from './SubmitCard.tsx'
import { Totals } from './Totals.tsx'
import { type QuoteAtHand, useQuote } from './use-quote.ts'

const route = getRouteApi('/my-account/draftorder/$quoteId')

export function DraftOrderPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const opened = useQuote(route.useLoaderData(), () => void navigate({ to: '/my-account/quotes' }))
  // A quote that is no draft is only read here, a returned one too (DRAFT-18, O-05).
  const isDraft = mayDo('open-draft-order', opened.view.quote.status)
  const quote: QuoteAtHand = isDraft
    ? opened
    : { ...opened, view: { ...opened.view, canEdit: false } }
  const { view } = quote
  const { status } = view
  const { session } = useStorefront()
  const holder = useSelector(session, ({ context }) => context.account)
  return (
    <Container>
      <Stack space="xl">
        <PageHeading
          title={view.quote.name || view.quote.number}
          breadcrumbs={
            <Link to="/my-account/quotes" className={buttonLook({ tone: 'quiet', size: 'sm' })}>
              <Icon of={ArrowLeftIcon} size="sm" />
              {t('draftOrder.back')}
            </Link>
          }
          mark={
            <QuoteStatusBadge status={view.quote.status}>
              {status.kind === 'text' ? status.text : t(status.key)}
            </QuoteStatusBadge>
          }
          actions={isDraft ? <HeaderActions quote={quote} /> : <ToQuote quote={quote} />}
        />
        <ClosedNotice view={view} />
        <ReloadNotice quote={quote} />
        {!isDraft && (
          <Notice tone="info" announce="silent">
            {t('draftOrder.readOnly')}
          </Notice>
        )}
        <DraftOrderHeader quote={quote} holder={holder} />
        <Columns>
          <Column span={8}>
            <QuoteParts quote={quote} />
          </Column>
          <Column span={4} stays>
            <Stack space="lg">
              <Totals view={view} />
              {isDraft && <SubmitCard quote={quote} />}
            </Stack>
          </Column>
        </Columns>
      </Stack>
    </Container>
  )
}

/** The header's Submit only leads to the quote page, once there is an item and a PO number (DRAFT-08). */
function HeaderActions({ quote: { view } }: { readonly quote: QuoteAtHand }) {
  const { t } = useTranslation()
  const { notify } = useStorefront()
  const navigate = useNavigate()
  const [isTried, setTried] = useState(false)
  const missing = missingForSubmitPage(view.quote)
  const submit = () => {
    setTried(true)
    for (const what of missing) notify({ tone: 'error', key: `draftOrder.toast.${what}` })
    if (missing.length > 0) return
    void navigate({ to: '/my-account/quotes/$quoteId', params: { quoteId: view.quote.id } })
  }
  return (
    <Stack space="sm" align="start">
      <Inline space="sm">
        <Link to="/shop" className={buttonLook()}>
          <Icon of={PlusIcon} />
          {t('quote.addProducts')}
        </Link>
        <Button tone="primary" onClick={submit}>
          {t('draftOrder.submit')}
        </Button>
      </Inline>
      {isTried && missing.length > 0 && (
        <Notice tone="error">
          {t('draftOrder.missing', {
            what: missing.map((what) => t(`draftOrder.what.${what}`)).join(', '),
          })}
        </Notice>
      )}
    </Stack>
  )
}

function ToQuote({ quote: { view } }: { readonly quote: QuoteAtHand }) {
  const { t } = useTranslation()
  return (
    <Link
      to="/my-account/quotes/$quoteId"
      params={{ quoteId: view.quote.id }}
      className={buttonLook({ tone: 'primary' })}
    >
      {t('draftOrder.toQuote')}
    </Link>
  )
}
