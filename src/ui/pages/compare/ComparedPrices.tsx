/** Prices and lead times of the models, for customers; for visitors the way to sign in. */
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { demandsVerification } from '../../../domain/content/selling-rules.ts'
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
import { routerLink } from '../../addresses/router-link.tsx'
import { useSignInHref } from '../../addresses/sign-in-link.ts'
import { useStorefront } from '../../storefront-context.tsx'
import { useAccount, useIsKnown } from '../../use-account.ts'
import type { ComparedColumn } from './compared-column.ts'
import * as styles from './ComparePage.css.ts'
import { PriceRows } from './PriceRows.tsx'
import { useModelPrices } from './use-model-prices.ts'

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
  const { view, again } = useModelPrices(asked)
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
      {children(<PriceRows questions={questions} view={view} onAgain={again} />)}
    </>
  )
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
