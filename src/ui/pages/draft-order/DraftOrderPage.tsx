/** A draft quote as an order to be filled: its Summary (DRAFT-06, DRAFT-12, DRAFT-15, DRAFT-18). */
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { mayDo } from '../../../domain/quote/quote-status.ts'
import { Container } from '../../components/Container/Container.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { ArrowLeftIcon } from '../../components/Icon/icons.ts'
import { Inline } from '../../components/Inline/Inline.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx'
import { QuoteStatusBadge } from '../../components/QuoteStatusBadge/QuoteStatusBadge.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { useKeptFocus } from '../../use-kept-focus.ts'
import { ClosedNotice } from '../../parts/quote/ClosedNotice.tsx'
import { DraftOrderActions } from './DraftOrderActions.tsx'
import { DraftOrderHeader } from './DraftOrderHeader.tsx'
import { LeaveQuestion } from '../../parts/quote/LeaveQuestion.tsx'
import { OnlyForItsOwner } from '../../parts/quote/OnlyForItsOwner.tsx'
import { Printable } from '../../parts/quote/Printable.tsx'
import { QuoteParts } from '../../parts/quote/QuoteParts.tsx'
import { ReloadNotice } from '../../parts/quote/ReloadNotice.tsx'
import { type QuoteAtHand, useQuote } from '../../parts/quote/use-quote.ts'

const route = getRouteApi('/my-account/draftorder/$quoteId')

export function DraftOrderPage() {
  return (
    <OnlyForItsOwner>
      <OpenDraftOrder />
    </OnlyForItsOwner>
  )
}

function OpenDraftOrder() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const opened = useQuote(
    route.useLoaderData(),
    () => void navigate({ to: '/my-account/quotes', ignoreBlocker: true }),
  )
  // A quote that is no draft is only read here, a returned one too (DRAFT-18, O-05).
  const isDraft = mayDo('open-draft-order', opened.view.quote.status)
  const quote: QuoteAtHand = isDraft
    ? opened
    : { ...opened, view: { ...opened.view, canEdit: false } }
  const { view } = quote
  const { status } = view
  // Once submitted, the button that was pressed is gone.
  const title = useKeptFocus<HTMLHeadingElement>(view.quote.status)
  return (
    <Printable quote={quote}>
      <Container>
        <Stack space="xl">
          <PageHeading
            title={view.quote.name || view.quote.number}
            titleRef={title}
            breadcrumbs={<BackToAccount />}
            mark={
              <QuoteStatusBadge status={view.quote.status}>
                {status.kind === 'text' ? status.text : t(status.key)}
              </QuoteStatusBadge>
            }
            actions={<DraftOrderActions quote={quote} isDraft={isDraft} />}
          />
          <ClosedNotice view={view} />
          <ReloadNotice quote={quote} />
          {!isDraft && (
            <Notice tone="info" announce="silent">
              {t('draftOrder.readOnly')}
            </Notice>
          )}
          <DraftOrderHeader quote={quote} />
          <QuoteParts quote={quote} isSubmittedHere={isDraft} />
        </Stack>
        <LeaveQuestion quote={quote} />
      </Container>
    </Printable>
  )
}

/** The quotes list, which is where the account's orders are (DRAFT-04). */
function BackToAccount() {
  const { t } = useTranslation()
  return (
    <Inline space="xs">
      <Icon of={ArrowLeftIcon} size="sm" />
      <Link to="/my-account/quotes" className={linkLook({ tone: 'plain' })}>
        {t('draftOrder.back')}
      </Link>
    </Inline>
  )
}
