/** Prices and lead times of the models, for customers; for visitors the way to sign in. */
import { either as E } from 'fp-ts'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PortFailure } from '../../../application/failure.ts'
import { withLazy } from '../../../application/lazy.ts'
import type { PricedModel } from '../../../application/quote/compared-prices.ts'
import { demandsVerification } from '../../../domain/content/selling-rules.ts'
import { type AskedModel, isSameModel } from '../../../domain/pricing/asked-model.ts'
import {
  comparedQuantityProblem,
  comparedQuestion,
} from '../../../domain/pricing/compared-question.ts'
import type { QuantityProblem } from '../../../domain/pricing/quantity-rule.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Form } from '../../components/Form/Form.tsx'
import { LoginNotice } from '../../components/LoginNotice/LoginNotice.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { NumberText } from '../../components/NumberText/NumberText.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { loginNoticeWords } from '../../i18n/login-notice-words.ts'
import { AddressWarning } from '../../parts/pricing/AddressWarning.tsx'
import { quantityProblemText } from '../../parts/pricing/quantity-words.ts'
import { routerLink } from '../../routes/router-link.tsx'
import { useSignInHref } from '../../routes/sign-in-link.ts'
import { useServices, useStorefront } from '../../storefront-context.tsx'
import { useAccount, useIsKnown } from '../../use-account.ts'
import { type ProgramState, useProgram } from '../../use-program.ts'
import type { ComparedColumn } from './compared-column.ts'
import * as styles from './ComparePage.css.ts'
import { PriceRows } from './PriceRows.tsx'

interface ComparedPricesProps {
  readonly columns: readonly ComparedColumn[]
  /** As the address has it. */
  readonly quantity: string | undefined
  readonly onQuantity: (quantity: string | undefined) => void
  readonly children: (rows: ReactNode) => ReactNode
}

export function ComparedPrices(props: ComparedPricesProps) {
  const { t } = useTranslation()
  const isKnown = useIsKnown()
  const account = useAccount()
  const signInHref = useSignInHref()
  // Nothing of one account is shown to another one.
  if (account) return <CustomerPrices key={account.id} {...props} />
  return (
    <>
      {isKnown ? (
        <LoginNotice words={loginNoticeWords(t)} signInHref={signInHref} renderLink={routerLink} />
      ) : (
        <Skeleton shape="line" width="half" />
      )}
      {props.children(null)}
    </>
  )
}

function CustomerPrices({ columns, quantity, onQuantity, children }: ComparedPricesProps) {
  const { t } = useTranslation()
  const { settings } = useStorefront()
  const { comparisons } = useServices()
  const account = useAccount()
  const questions = columns.map(
    ({ model }) =>
      model &&
      comparedQuestion(model, {
        account,
        quantity,
        demandsVerification: demandsVerification(settings.priceVisibility),
      }),
  )
  const asked = questions.flatMap((question) =>
    question?.kind === 'asked' ? [question.model] : [],
  )
  // What is asked, so that the same question is not asked again with every drawing.
  const key = JSON.stringify([
    account?.id,
    asked.map((each) => ({ ...each, choices: [...(each.choices ?? [])] })),
  ])
  // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies -- the key says what is asked
  const requests = useMemo(() => asked, [key])
  // The prices that stay while the others are asked for again.
  const [kept, setKept] = useState<readonly PricedModel[]>([])
  const ask = useCallback(
    (signal: AbortSignal) => async () => {
      const open = requests.filter((each) => !kept.some(({ asked: had }) => isSameModel(had, each)))
      const prices = await withLazy(comparisons, (each) => each.prices(open, signal))()
      return E.right({ requests, kept, prices: E.map(withKept(kept))(prices) })
    },
    [comparisons, requests, kept],
  )
  const [answered, askAgain] = useProgram(ask)
  const reading = readingFor(requests, kept, answered)
  const again = () => {
    if (reading.kind === 'read') setKept(reading.answer.filter(({ failure }) => !failure))
    else askAgain()
  }
  const problems = questions.flatMap((question) =>
    question?.kind === 'refused' ? question.problems.map(({ kind }) => kind) : [],
  )
  return (
    <>
      {problems.includes('no-country') && <AddressWarning />}
      {problems.includes('unverified') ? (
        <Notice tone="info" announce="silent">
          {t('price:unverified')}
        </Notice>
      ) : (
        <QuantityForm
          quantity={quantity}
          problem={comparedQuantityProblem(questions)}
          onQuantity={onQuantity}
        />
      )}
      {children(<PriceRows questions={questions} reading={reading} onAgain={again} />)}
    </>
  )
}

const withKept = (kept: readonly PricedModel[]) => (more: readonly PricedModel[]) => [
  ...kept,
  ...more,
]

interface AnsweredPrices {
  readonly requests: readonly AskedModel[]
  readonly kept: readonly PricedModel[]
  readonly prices: E.Either<PortFailure, readonly PricedModel[]>
}

/**
 * The failure of an older question is none of this one; of an older answer, the prices of each model still are. Where the
 * models that were asked for again fail all together, each of them says so, beside the prices of the others.
 */
function readingFor(
  requests: readonly AskedModel[],
  kept: readonly PricedModel[],
  answered: ProgramState<AnsweredPrices>,
): ProgramState<readonly PricedModel[]> {
  if (answered.kind !== 'read') return answered
  const { prices, ...question } = answered.answer
  const isOfNow = question.requests === requests && question.kept === kept
  if (E.isRight(prices)) {
    const answer = isOfNow ? prices.right : prices.right.filter(({ failure }) => !failure)
    return { kind: 'read', answer }
  }
  const had = kept.filter(({ asked }) => requests.some((each) => isSameModel(each, asked)))
  if (had.length > 0) {
    const open = requests.filter((each) => !had.some(({ asked }) => isSameModel(asked, each)))
    const failed = open.map((asked) => ({ asked, price: undefined, failure: prices.left }))
    return { kind: 'read', answer: isOfNow ? [...had, ...failed] : had }
  }
  return isOfNow ? { kind: 'failed', failure: prices.left } : { kind: 'waiting' }
}

interface QuantityFormProps extends Pick<ComparedPricesProps, 'quantity' | 'onQuantity'> {
  /** What is wrong with the quantity of the address. */
  readonly problem: QuantityProblem | undefined
}

/** One quantity for all; without one each model is priced in its smallest. */
function QuantityForm({ quantity, problem, onQuantity }: QuantityFormProps) {
  const { t } = useTranslation()
  const [text, setText] = useState(quantity ?? '')
  // Another address brings another quantity; the form stays, and with it the focus.
  const [shown, setShown] = useState(quantity)
  if (shown !== quantity) {
    setShown(quantity)
    setText(quantity ?? '')
  }
  // What is wrong is said of what was asked for, not of what is typed since.
  const isWrong = problem !== undefined && quantity !== undefined && text.trim() === quantity
  const take = () => onQuantity(text.trim() === '' ? undefined : text.trim())
  return (
    <Form className={styles.quantity} onSubmit={take}>
      <NumberText
        label={t('common:quantity')}
        hint={t('compare:quantity.hint')}
        error={isWrong ? quantityProblemText(problem, t) : undefined}
        value={text}
        onChange={setText}
      />
      <Button type="submit">{t('compare:quantity.submit')}</Button>
    </Form>
  )
}
