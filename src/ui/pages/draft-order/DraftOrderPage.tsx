/** A draft quote as an order to be filled: its lines, and every way of adding to them (DRAFT-02, DRAFT-18). */
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mayDo, type QuoteStatus } from '../../../domain/quote/quote-status.ts'
import { Container } from '../../components/Container/Container.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { ArrowLeftIcon } from '../../components/Icon/icons.ts'
import { Inline } from '../../components/Inline/Inline.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { LeaveQuestion } from '../../parts/quote/LeaveQuestion.tsx'
import { OnlyForItsOwner } from '../../parts/quote/OnlyForItsOwner.tsx'
import { Printable } from '../../parts/quote/Printable.tsx'
import { QuoteHead } from '../../parts/quote/QuoteHead.tsx'
import { QuoteParts } from '../../parts/quote/QuoteParts.tsx'
import { QuoteRows } from '../../parts/quote/QuotePending.tsx'
import { QuoteInTurn } from '../../parts/quote/QuoteInTurn.tsx'
import { usePieces } from '../../parts/quote/use-pieces.ts'
import { type OpenQuote, useQuote } from '../../parts/quote/use-quote.ts'
import { useAccount } from '../../use-account.ts'
import { PrintedDates } from './dates/DatesPanel.tsx'
import { useDeliveryDates } from './dates/use-delivery-dates.ts'
import { DraftOrderActions } from './DraftOrderActions.tsx'
import { QuoteBar } from '../../parts/quote/QuoteBar.tsx'
import { sheetPage } from '../../parts/quote/QuoteBar.css.ts'
import { useReview } from './use-review.tsx'
import { DraftOrderTabs } from './DraftOrderTabs.tsx'
import { useDraftOrderAddress } from './use-draft-order-address.ts'

const route = getRouteApi('/my-account/draftorder/$quoteId')

export function DraftOrderPage() {
  const { quote } = route.useLoaderData()
  return (
    <OnlyForItsOwner>
      <QuoteInTurn lines={quote.items.length}>
        <OpenDraftOrder />
      </QuoteInTurn>
    </OnlyForItsOwner>
  )
}

function OpenDraftOrder() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [place, go] = useDraftOrderAddress()
  const { editing, quote, draftOrders, catalogue } = route.useLoaderData()
  const opened = useQuote(
    editing,
    quote,
    (because) =>
      void navigate({
        to: '/my-account/quotes',
        search: because === 'missing' ? { missing: 'gone' } : {},
        ignoreBlocker: true,
      }),
  )
  const account = useAccount()
  const [draftOrder] = useState(() => draftOrders.open(opened.actor))
  // A quote that is no draft is only read here, a returned one too (DRAFT-18, O-05).
  const isDraft = mayDo('open-draft-order', opened.view.quote.status)
  const isFilled = isDraft && place.mode !== 'summary'
  const review = useReview(opened)
  const read = useMemo<OpenQuote>(
    () => ({ ...opened, view: { ...opened.view, canEdit: false } }),
    [opened],
  )
  // The head, then the line that stays in view, then what is worked in.
  const pieces = usePieces(3, opened.view.rows.length)
  return (
    <Printable quote={opened} appendix={isDraft && <DatesOnPaper quote={opened} />}>
      <Container>
        <div className={sheetPage}>
          <QuoteHead
            quote={opened}
            breadcrumbs={<BackToAccount />}
            actions={<DraftOrderActions quote={opened} isDraft={isDraft} isFilled={isFilled} />}
            isQuotePage={false}
          />
          {!isFilled && (
            <Notice tone="info" announce="silent">
              {t(readingWords(opened.view.quote.status))}
            </Notice>
          )}
          {pieces > 1 && (
            <QuoteBar
              quote={isFilled ? opened : read}
              action={isDraft && review.button}
              said={isDraft && review.said}
            />
          )}
          {pieces < 3 ? (
            <QuoteRows />
          ) : isFilled && account !== undefined ? (
            <DraftOrderTabs
              quote={opened}
              place={place}
              go={go}
              draftOrder={draftOrder}
              catalogue={catalogue}
              account={account}
            />
          ) : (
            <QuoteParts quote={read} submitButton="none" />
          )}
        </div>
        <LeaveQuestion quote={opened} />
      </Container>
    </Printable>
  )
}

/** Why the quote is only read here; what has come back is worked on on its own page. */
function readingWords(status: QuoteStatus) {
  if (mayDo('open-draft-order', status)) return 'draftOrder:review.lead'
  return mayDo('resubmit', status) ? 'draftOrder:returned' : 'draftOrder:readOnly'
}

function DatesOnPaper({ quote }: { readonly quote: OpenQuote }) {
  return <PrintedDates {...useDeliveryDates(quote)} />
}

/** The quotes list, which is where the account's orders are (DRAFT-04). */
function BackToAccount() {
  const { t } = useTranslation()
  return (
    <Inline space="xs">
      <Icon of={ArrowLeftIcon} size="sm" />
      <Link to="/my-account/quotes" className={linkLook({ tone: 'plain' })}>
        {t('draftOrder:back')}
      </Link>
    </Inline>
  )
}
