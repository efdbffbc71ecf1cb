/** The head of a page about one quote: where one is, its name and status, what can be done, and what went wrong with it. */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx'
import { formatInstant } from '../../i18n/format-instant.ts'
import { useKeptFocus } from '../../use-kept-focus.ts'
import { ClosedNotice } from './ClosedNotice.tsx'
import { HandedOverNotice } from './HandedOverNotice.tsx'
import { QuoteNotices } from './QuoteNotices.tsx'
import { QuoteStatusMark } from './QuoteStatusMark.tsx'
import { ReloadNotice } from './ReloadNotice.tsx'
import type { OpenQuote } from './use-quote.ts'

interface QuoteHeadProps {
  readonly quote: OpenQuote
  /** The way back, above the name. */
  readonly breadcrumbs: ReactNode
  readonly actions: ReactNode
  /** Whether the page is that of the quote itself, to which another one leads. */
  readonly isQuotePage: boolean
}

export function QuoteHead({ quote, breadcrumbs, actions, isQuotePage }: QuoteHeadProps) {
  const { view } = quote
  // Once submitted, the button that was pressed is gone.
  const title = useKeptFocus<HTMLHeadingElement>(view.quote.status)
  return (
    <>
      <PageHeading
        title={nameOf(view.quote)}
        titleRef={title}
        breadcrumbs={breadcrumbs}
        mark={
          <QuoteStatusMark
            status={view.quote.status}
            label={view.status}
            isAnswerRecalled={view.isAnswerRecalled}
          />
        }
        actions={actions}
        {...(isQuotePage && {
          lead: <Identity number={view.quote.number} createdAt={view.quote.createdAt} />,
        })}
      />
      <ClosedNotice view={view} />
      <HandedOverNotice view={view} isQuotePage={isQuotePage} />
      <QuoteNotices quote={quote} />
      <ReloadNotice quote={quote} />
    </>
  )
}

/** The number and the beginning of a quote, in one line. */
function Identity({ number, createdAt }: Pick<OpenQuote['view']['quote'], 'number' | 'createdAt'>) {
  const { t, i18n } = useTranslation()
  const named = [
    { name: t('quotes:number'), text: number },
    { name: t('quotes:column.created'), text: formatInstant(createdAt, i18n.language) },
  ]
  const said = named.filter(({ text }) => text !== '').map((each) => t('common:named', each))
  return <>{said.join(' · ')}</>
}

/** What a quote is called: by its name, or by its number where it has none. */
export function nameOf({ name, number }: OpenQuote['view']['quote']): string {
  return name || number
}
