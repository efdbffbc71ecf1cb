import { useTranslation } from 'react-i18next'
import type { PricePanelView } from '../../../domain/pricing/price-flow.view.ts'
import { Notice } from '../../components/Notice/Notice.tsx'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { routerLink } from '../../addresses/router-link.tsx'
import { priceFailureText } from '../../parts/pricing/price-words.ts'
import * as styles from './PricePanel.css.ts'
import { goToQuestion } from '../../parts/pricing/question-id.ts'

interface PriceNotesProps {
  readonly view: PricePanelView
}

/** Whatever stands between the customer and a price, or has just happened, each with its way on. */
export function PriceNotes({ view }: PriceNotesProps) {
  const { t } = useTranslation()
  const { failure, added } = view
  return (
    <>
      {view.isPriceDiscarded && view.stage !== 'calculating' && (
        <Notice tone="warning" announce="silent">
          {t('price:discarded')}
        </Notice>
      )}
      {view.stage === 'broken' && <Notice tone="error">{t('price:broken')}</Notice>}
      {failure !== undefined && (
        <Notice tone="error" title={t('price:failed')}>
          {priceFailureText(failure, t)}
        </Notice>
      )}
      {view.areProblemsShown && <OpenQuestions view={view} />}
      {added !== undefined && (
        <Notice
          tone="success"
          title={t(
            added.isNewQuote
              ? 'price:quoteCreated'
              : // The key is misspelt in the specification (O-43).
                'price:productAdded',
          )}
          actions={routerLink({
            href: `/my-account/quotes/${encodeURIComponent(added.quoteId)}`,
            className: linkLook({ tone: 'plain' }),
            children: t('price:openQuote', { name: added.quoteName }),
          })}
        >
          {t('price:added', { count: added.quantity, code: added.modelCode })}
        </Notice>
      )}
    </>
  )
}

/** The questions without an answer, each a way to it; what is wrong with the quantity stands at its field. */
function OpenQuestions({ view }: PriceNotesProps) {
  const { t } = useTranslation()
  const missing = view.problems.flatMap((problem) =>
    problem.kind === 'missing-modifier' ? [problem.modifier] : [],
  )
  if (missing.length === 0) return null
  return (
    <Notice tone="error" title={t('price:incomplete', { count: missing.length })} announce="silent">
      <ul className={styles.questions}>
        {missing.map(({ key, title }, index) => (
          <li key={key} className={index === 0 ? undefined : styles.laterQuestion}>
            <button type="button" className={linkLook()} onClick={() => goToQuestion(key)}>
              {title}
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
