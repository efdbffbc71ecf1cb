/** The way from a product to a scheduled delivery, beside the cart (SUBS-07). */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Sku } from '../../../domain/catalogue/product.ts'
import { Button } from '../../components/Button/Button.tsx'
import { RepeatIcon } from '../../components/Icon/icons.ts'
import { Loaded } from '../../lazy.tsx'
import { useServices, useStorefront } from '../../storefront-context.tsx'
import { useAccount } from '../../use-account.ts'
import { SignInLine } from '../sign-in/SignInLine.tsx'
import { ScheduleGoods } from './ScheduleGoods.tsx'

interface ScheduleOfferProps {
  readonly sku: Sku
  /** As typed; judged when the button is pressed. */
  readonly quantity: string
}

export function ScheduleOffer({ sku, quantity }: ScheduleOfferProps) {
  const { t } = useTranslation()
  const { settings } = useStorefront()
  const isCustomer = useAccount() !== undefined
  const { deliveries } = useServices()
  const [isWanted, setWanted] = useState(false)
  if (!sku.allowsCart || sku.isQuoteOnly || !settings.isTransactional) return null
  if (!isWanted) {
    return (
      <Button wide icon={RepeatIcon} onClick={() => setWanted(true)}>
        {t('delivery:offer')}
      </Button>
    )
  }
  // Word for word.
  if (!isCustomer) return <SignInLine text={t('delivery:signIn')} />
  return (
    <Loaded
      of={deliveries}
      failed={(retry) => <Button onClick={retry}>{t('common:tryAgain')}</Button>}
    >
      {(service) => (
        <ScheduleGoods key={sku.id} deliveries={service} sku={sku} quantity={quantity} />
      )}
    </Loaded>
  )
}
