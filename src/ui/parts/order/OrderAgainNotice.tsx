/** What came of ordering again: how many lines lie in the cart, which do not and why, and which cost something else. */
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderedAgain } from '../../../domain/order/order-again.ts'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { failureWords } from '../../i18n/failure-words.ts'
import { usePrices } from '../quote/use-prices.ts'
import type { OrderAgain } from './use-order-again.ts'

export function OrderAgainNotice({ again }: { readonly again: OrderAgain }) {
  const { outcome, failure } = again
  const place = useRef<HTMLDivElement>(null)
  // The row that was pressed may be far below.
  useEffect(() => {
    if (outcome || failure) place.current?.scrollIntoView({ block: 'nearest' })
  }, [outcome, failure])
  return outcome || failure ? (
    <div ref={place}>
      <Told again={again} />
    </div>
  ) : null
}

function Told({ again: { outcome, failure, close } }: { readonly again: OrderAgain }) {
  const { t } = useTranslation()
  if (failure) {
    return (
      <Notice
        tone="error"
        title={t('order:againFailed')}
        onClose={close}
        closeLabel={t('common:close')}
      >
        {failureWords(t, failure, 'common:failure.malformed')}
      </Notice>
    )
  }
  return outcome ? <Outcome outcome={outcome} onClose={close} /> : null
}

interface OutcomeProps {
  readonly outcome: OrderedAgain
  readonly onClose: () => void
}

function Outcome({ outcome, onClose }: OutcomeProps) {
  const { t } = useTranslation()
  const { orderNumber: number, added, missing, repriced } = outcome
  const isNone = added === 0
  return (
    <Notice
      tone={isNone || missing.length > 0 ? 'warning' : 'success'}
      title={
        isNone ? t('order:againNone', { number }) : t('order:againAdded', { count: added, number })
      }
      actions={
        isNone ? undefined : (
          <Link to="/shopping-cart" className={buttonLook({ tone: 'primary', size: 'sm' })}>
            {t('order:againToCart')}
          </Link>
        )
      }
      onClose={onClose}
      closeLabel={t('common:close')}
    >
      <Stack space="sm">
        {!isNone && <p>{t('order:againToday')}</p>}
        {missing.length + repriced.length > 0 && <Differences outcome={outcome} />}
      </Stack>
    </Notice>
  )
}

function Differences({ outcome: { missing, repriced, currency } }: Pick<OutcomeProps, 'outcome'>) {
  const { t } = useTranslation()
  const price = usePrices(currency)
  const named = ({ productName, modelCode }: OrderedAgain['missing'][number]['item']) => (
    <>
      {productName} <bdi>{t('common:named', { name: modelCode, text: '' })}</bdi>
    </>
  )
  const items = [
    missing.length > 0 && {
      term: t('order:againMissing'),
      description: missing.map(({ item, reason }) => (
        <div key={item.id}>
          {named(item)} {t(`order:againReason.${reason}`)}
        </div>
      )),
    },
    repriced.length > 0 && {
      term: t('order:againPrices'),
      description: repriced.map(({ item, previous, present }) => (
        <div key={item.id}>
          {named(item)}{' '}
          {t('order:againPrice', { previous: price(previous), present: price(present) })}
        </div>
      )),
    },
  ]
  return <DescriptionList layout="stacked" items={items.filter((item) => item !== false)} />
}
