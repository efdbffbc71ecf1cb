/** The rows of prices: total and piece, weeks and day, stock, and the way to a quote; in place of them why there is none. */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PortFailure } from '../../../application/failure.ts'
import type { ModelPricesView } from '../../../application/quote/model-prices.machine.ts'
import { type AskedModel, isSameModel } from '../../../domain/pricing/asked-model.ts'
import type { CalculatedPrice } from '../../../domain/pricing/calculated-price.ts'
import type { ComparedQuestion } from '../../../domain/pricing/compared-question.ts'
import { earliestDelivery } from '../../../domain/pricing/lead-time.ts'
import { showsSurcharge } from '../../../domain/pricing/price-sums.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { needsScripts } from '../../components/NeedsScripts/NeedsScripts.css.ts'
import { failureWords } from '../../i18n/failure-words.ts'
import { formatPrice } from '../../i18n/format-price.ts'
import { SeveralToQuoteButton } from '../../parts/add-to-quote/SeveralToQuoteButton.tsx'
import { leadTimeText } from '../../parts/pricing/price-words.ts'
import { quantityProblemText } from '../../parts/pricing/quantity-words.ts'
import { usePriceTerms } from '../../parts/pricing/use-price-terms.ts'
import { useStorefront } from '../../storefront-context.tsx'
import { onScreen } from '../../theme/printed.css.ts'
import * as styles from './CompareTable.css.ts'

interface PriceRowsProps {
  /** One for each column; undefined where no product is known. */
  readonly questions: readonly (ComparedQuestion | undefined)[]
  readonly view: ModelPricesView
  readonly onAgain: () => void
}

export function PriceRows({ questions, view, onAgain }: PriceRowsProps) {
  const { t, i18n } = useTranslation()
  const { settings, today } = useStorefront()
  const terms = usePriceTerms()
  if (view.kind === 'failed') {
    return (
      <tbody>
        <tr>
          <th scope="row" className={styles.name}>
            {t('price:price')}
          </th>
          <td colSpan={questions.length} className={styles.cell}>
            <Failed failure={view.failure} onAgain={onAgain} />
          </td>
        </tr>
      </tbody>
    )
  }
  const answers = view.prices
  const money = (amount: number | undefined, currency: string) =>
    formatPrice(amount, currency, settings)
  const rows: readonly (readonly [string, (price: CalculatedPrice) => ReactNode])[] = [
    [
      t('price:price'),
      (price) => (
        <>
          <strong>{money(price.total, price.currency) ?? t('price:notAvailable')}</strong>
          <br />
          <span className={styles.soft}>
            {t('price:forPieces', { count: price.quantity })}, {terms(price.currency).total}
          </span>
        </>
      ),
    ],
    [
      t('price:unitPrice'),
      (price) => {
        // As the line of a quote has it.
        const net = showsSurcharge(price.currency) ? price.parts?.unitPrice : undefined
        const { basis, total } = terms(price.currency)
        return (
          <>
            {money(net ?? price.unit, price.currency) ?? t('price:notAvailable')}
            <br />
            <span className={styles.soft}>{net === undefined ? total : basis}</span>
          </>
        )
      },
    ],
    [
      t('price:leadTime'),
      (price) =>
        price.leadTime.weeks === undefined
          ? t('price:noLeadTime')
          : leadTimeText(price.leadTime, earliestDelivery(today(), price.leadTime), {
              t,
              language: i18n.language,
            }),
    ],
  ]
  const stock: (typeof rows)[number] = [
    t('compare:stock'),
    (price) =>
      price.available === undefined
        ? t('common:none')
        : t('price:pieces', { count: price.available }),
  ]
  // What is made to order is in no stock.
  const hasStock = answers.some(({ price }) => price?.available !== undefined)
  const cellOf = (
    question: ComparedQuestion | undefined,
    show: (price: CalculatedPrice) => ReactNode,
    isFirst: boolean,
  ) => {
    if (question === undefined) return null
    if (question.kind === 'refused') return isFirst ? <Refused question={question} /> : null
    const answer = answers.find(({ asked }) => isSameModel(asked, question.model))
    // An answer to what was asked before is none to this.
    if (!answer) return <Skeleton shape="line" width="half" />
    if (answer.price) return show(answer.price)
    if (answer.failure) {
      return isFirst ? <Failed failure={answer.failure} onAgain={onAgain} /> : null
    }
    return isFirst ? <span className={styles.soft}>{t('price:noPrice')}</span> : null
  }
  const priced = questions.map((question) => {
    if (question?.kind !== 'asked') return undefined
    const hasPrice = answers.some(({ asked, price }) => price && isSameModel(asked, question.model))
    return hasPrice ? question.model : undefined
  })
  return (
    <tbody>
      {[...rows, ...(hasStock ? [stock] : [])].map(([name, show], row) => (
        <tr key={name}>
          <th scope="row" className={styles.name}>
            {name}
          </th>
          {questions.map((question, column) => (
            // oxlint-disable-next-line react/no-array-index-key -- the column is its place
            <td key={column} className={styles.cell}>
              {cellOf(question, show, row === 0)}
            </td>
          ))}
        </tr>
      ))}
      {priced.some((model) => model !== undefined) && (
        <tr className={`${needsScripts} ${onScreen}`}>
          <th scope="row" className={styles.name}>
            {t('price:addToQuoteDialog.quote')}
          </th>
          {priced.map((model, column) => (
            // oxlint-disable-next-line react/no-array-index-key -- the column is its place
            <td key={column} className={styles.cell}>
              {model && <ModelToQuote model={model} />}
            </td>
          ))}
        </tr>
      )}
    </tbody>
  )
}

/** One model in the quantity that it is compared in. */
function ModelToQuote({ model }: { readonly model: AskedModel }) {
  const { t } = useTranslation()
  const { modelCode, quantity } = model
  return (
    <SeveralToQuoteButton
      size="sm"
      lines={[model]}
      title={t('price:addToQuote')}
      description={t('compare:toQuoteText', { code: modelCode, count: quantity })}
      submitLabel={t('price:addToQuoteDialog.add')}
      busyLabel={t('price:addToQuoteDialog.adding')}
    />
  )
}

interface FailedProps {
  readonly failure: PortFailure
  readonly onAgain: () => void
}

function Failed({ failure, onAgain }: FailedProps) {
  const { t } = useTranslation()
  return (
    <>
      <span role="alert">{failureWords(t, failure, 'price:refused')}</span>{' '}
      <Button size="sm" onClick={onAgain}>
        {t('common:tryAgain')}
      </Button>
    </>
  )
}

interface RefusedProps {
  readonly question: Extract<ComparedQuestion, { readonly kind: 'refused' }>
}

/** Why no price is asked for; what concerns the whole page is said above. */
function Refused({ question: { problems } }: RefusedProps) {
  const { t } = useTranslation()
  const [problem] = problems
  const words = () => {
    if (problem?.kind === 'unsettled') {
      return problem.code === 'plain' ? t('common:none') : t(`compare:notPriced.${problem.code}`)
    }
    if (problem?.kind === 'elsewhere') return t('compare:elsewhere')
    if (problem?.kind === 'quantity') return quantityProblemText(problem.problem, t)
    return t('price:notAvailable')
  }
  return <span className={styles.soft}>{words()}</span>
}
