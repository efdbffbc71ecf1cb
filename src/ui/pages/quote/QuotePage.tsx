/** One quote: to be read, edited, submitted and printed (QUOTE-30, QUOTE-34). */
import { getRouteApi, type HistoryState, Link, useNavigate } from '@tanstack/react-router'
import { type ComponentProps, memo, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OpenEditor } from '../../../domain/quote/unsaved.ts'
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { Container } from '../../components/Container/Container.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { EditIcon, PrinterIcon } from '../../components/Icon/icons.ts'
import { routerLink } from '../../addresses/router-link.tsx'
import { isSameBesideWrites } from '../../parts/quote/beside-rows.ts'
import { LatestComment } from '../../parts/quote/LatestComment.tsx'
import { LeaveQuestion } from '../../parts/quote/LeaveQuestion.tsx'
import { OnlyForItsOwner } from '../../parts/quote/OnlyForItsOwner.tsx'
import { Printable } from '../../parts/quote/Printable.tsx'
import { QuoteHead, nameOf } from '../../parts/quote/QuoteHead.tsx'
import { CopyQuote } from './CopyQuote.tsx'
import { DownloadQuote } from './DownloadQuote.tsx'
import { ExpiredNotice } from './ExpiredNotice.tsx'
import { QuoteFacts } from './QuoteFacts.tsx'
import { RecallNotice, RecallQuote } from './RecallQuote.tsx'
import { ReturnedNotice } from './ReturnedNotice.tsx'
import { HistoryPanel } from './HistoryPanel.tsx'
import { QuoteBar } from '../../parts/quote/QuoteBar.tsx'
import { sheetPage } from '../../parts/quote/QuoteBar.css.ts'
import { actions } from './QuotePage.css.ts'
import { nextOfSubmission, SubmissionSaid, SubmitButton } from '../../parts/quote/SubmitCard.tsx'
import { QuoteParts } from '../../parts/quote/QuoteParts.tsx'
import { QuoteRows } from '../../parts/quote/QuotePending.tsx'
import { QuoteInTurn } from '../../parts/quote/QuoteInTurn.tsx'
import { usePieces } from '../../parts/quote/use-pieces.ts'
import type { Jump } from '../../parts/quote/use-jump.ts'
import { useLinePaste } from '../../parts/quote/use-line-paste.ts'
import { type OpenQuote, useQuote } from '../../parts/quote/use-quote.ts'
import { useStorefront } from '../../storefront-context.tsx'

const route = getRouteApi('/my-account/quotes/$quoteId')

/** What the page is drawn of, from the top down. */
const pieceNames = ['head', 'bar', 'parts', 'rest'] as const

/** What was written into the table of the draft order and not added. */
const newLinesId: OpenEditor = 'new-lines'

export function QuotePage() {
  const { quote } = route.useLoaderData()
  return (
    <OnlyForItsOwner>
      <QuoteInTurn lines={quote.items.length}>
        <QuoteOfAddress />
      </QuoteInTurn>
    </OnlyForItsOwner>
  )
}

function QuoteOfAddress() {
  const { editing, quote: loaded } = route.useLoaderData()
  const navigate = useNavigate()
  const { t } = useTranslation()
  const { notify } = useStorefront()
  const quote = useQuote(
    editing,
    loaded,
    (because) =>
      void navigate({
        to: '/my-account/quotes',
        search: because === 'missing' ? { missing: 'gone' } : {},
        ignoreBlocker: true,
      }),
  )
  const { view, jump } = quote
  // The table of the draft order is on another page.
  const toNewLines = (state: HistoryState = {}) =>
    void navigate({
      to: '/my-account/draftorder/$quoteId',
      params: { quoteId: view.quote.id },
      search: { tab: 'upload-csv' },
      state,
    })
  const follow = useEffectEvent((wish: Jump | undefined) => {
    if (wish?.id === newLinesId) toNewLines()
  })
  useEffect(() => follow(jump), [jump])
  useLinePaste(view.canEdit, (pastedLines) => {
    if (view.canOpenDraftOrder) toNewLines({ pastedLines })
    // What was meant is not passed over without a word: a returned quote takes no further lines.
    else notify({ tone: 'info', key: 'quote:returned.changes', values: { copy: t('quote:copy') } })
  })
  const openSubmission = () => quote.jumpTo(nextOfSubmission(view.submission))
  const pieces = usePieces(pieceNames.length, view.rows.length)
  const has = (piece: (typeof pieceNames)[number]) => pieceNames.indexOf(piece) < pieces
  return (
    <Printable quote={quote}>
      <Container>
        <div className={sheetPage}>
          <Above quote={quote} />
          {has('bar') && (
            <>
              <QuoteBar
                quote={quote}
                action={
                  view.submission.action !== undefined && (
                    <SubmitButton quote={quote} size="sm" onBlocked={openSubmission} />
                  )
                }
                said={hasSaid(view) && <SubmissionSaid quote={quote} />}
                onOpen={openSubmission}
              />
              {!view.canEdit && <Facts quote={quote} />}
              <LatestComment
                comment={view.comment}
                isWaiting={view.quote.status === 'returned' && view.canEdit}
              />
              <ReturnedNotice view={view} />
            </>
          )}
          {has('parts') ? <QuoteParts quote={quote} submitButton="bar" /> : <QuoteRows />}
          {has('rest') && (
            <>
              {view.canEdit && <Facts quote={quote} />}
              <HistoryPanel history={quote.history} />
            </>
          )}
        </div>
        <LeaveQuestion quote={quote} />
      </Container>
    </Printable>
  )
}

/** What the page begins with. */
const Above = memo(function Above({ quote }: { readonly quote: OpenQuote }) {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const recall = { isAsking, setAsking }
  return (
    <>
      <QuoteHead
        quote={quote}
        breadcrumbs={
          <Breadcrumbs
            label={t('common:breadcrumbs')}
            renderLink={routerLink}
            items={[
              { label: t('common:shell.quotes'), href: '/my-account/quotes' },
              { label: nameOf(quote.view.quote) },
            ]}
          />
        }
        actions={<Actions quote={quote} recall={recall} />}
        isQuotePage
      />
      <RecallNotice quote={quote} isAsking={isAsking} />
      <ExpiredNotice view={quote.view} />
    </>
  )
}, isSameBesideWrites)

const Facts = memo(QuoteFacts, isSameBesideWrites)

/** Whether there is anything to say of a submission. */
const hasSaid = ({ submission }: OpenQuote['view']) =>
  submission.failure !== undefined || submission.stage === 'refreshing'

interface ActionsProps {
  readonly quote: OpenQuote
  readonly recall: Omit<ComponentProps<typeof RecallQuote>, 'quote'>
}

/** Edit for a draft, recall, copy, print, and files of the quote (QUOTE-36). */
function Actions({ quote, recall }: ActionsProps) {
  const { view } = quote
  const { t } = useTranslation()
  return (
    <div className={actions}>
      {view.canOpenDraftOrder && (
        <Link
          to="/my-account/draftorder/$quoteId"
          params={{ quoteId: view.quote.id }}
          className={buttonLook()}
        >
          <Icon of={EditIcon} />
          {t('common:edit')}
        </Link>
      )}
      <RecallQuote quote={quote} {...recall} />
      {view.quote.items.length > 0 && (
        <CopyQuote source={{ id: view.quote.id, name: nameOf(view.quote) }} />
      )}
      <Button icon={PrinterIcon} onClick={() => window.print()}>
        {t('quote:print')}
      </Button>
      <DownloadQuote quote={view.quote} />
    </div>
  )
}
