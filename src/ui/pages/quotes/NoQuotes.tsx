/** A tab without quotes: there are none, or a keyword finds none on it. */
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { countIn, otherGroupsWith } from '../../../domain/quote/listed-statuses.ts'
import type { QuoteListPlace, QuoteCounts } from '../../../domain/quote/quote-list.ts'
import { inGroup, returnedOnly, withKeyword } from '../../../domain/quote/quote-list-steps.ts'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { Inline } from '../../components/Inline/Inline.tsx'
import { quotesSearch } from '../../addresses/quotes-search.ts'

interface NoQuotesProps {
  readonly place: QuoteListPlace
  readonly counts: QuoteCounts
}

export function NoQuotes({ place, counts }: NoQuotesProps) {
  const { t } = useTranslation()
  if (place.isReturnedOnly) return <NothingReturned place={place} />
  if (place.keyword !== '') return <NothingFound place={place} counts={counts} />
  return (
    <EmptyState title={t(`quotes:empty.${place.group}`)}>
      {t(`quotes:emptyNext.${place.group}`)}
    </EmptyState>
  )
}

/** What was sent back has been answered, or is not among what was found. */
function NothingReturned({ place }: Pick<NoQuotesProps, 'place'>) {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('quotes:noneReturned')}
      action={
        <Link
          to="/my-account/quotes"
          search={quotesSearch(returnedOnly(place, false))}
          className={buttonLook({ tone: 'primary' })}
        >
          {t('quotes:showSubmitted')}
        </Link>
      }
    >
      {t('quotes:noneReturnedNext')}
    </EmptyState>
  )
}

/** Says what was searched, where else it is found, and how to have all quotes again. */
function NothingFound({ place, counts }: NoQuotesProps) {
  const { t } = useTranslation()
  const { group, keyword } = place
  return (
    <EmptyState
      title={t('quotes:nothingFound', { keyword, group: t(`quotes:group.${group}`) })}
      action={
        <Inline>
          {otherGroupsWith(counts, group).map((other) => (
            <Link
              key={other}
              to="/my-account/quotes"
              search={quotesSearch(inGroup(place, other))}
              className={buttonLook({ tone: 'primary' })}
            >
              {t('quotes:foundElsewhere', {
                count: countIn(counts, other) ?? 0,
                group: t(`quotes:group.${other}`),
              })}
            </Link>
          ))}
          <Link
            to="/my-account/quotes"
            search={quotesSearch(withKeyword(place, ''))}
            className={buttonLook()}
          >
            {t('quotes:clearKeyword')}
          </Link>
        </Inline>
      }
    >
      {t('quotes:nothingFoundNext')}
    </EmptyState>
  )
}
