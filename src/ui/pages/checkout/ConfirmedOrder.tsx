/** The number of an order that was just placed, what happens next, and the ways to it. */
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { PlacedOrder } from '../../../domain/payment/placement.ts'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { Button } from '../../components/Button/Button.tsx'
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx'
import { PrinterIcon } from '../../components/Icon/icons.ts'
import { Inline } from '../../components/Inline/Inline.tsx'
import { Panel } from '../../components/Panel/Panel.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Text } from '../../components/Text/Text.tsx'

interface ConfirmedOrderProps {
  readonly placed: PlacedOrder
  readonly isGuest: boolean
}

export function ConfirmedOrder({ placed, isGuest }: ConfirmedOrderProps) {
  const { t } = useTranslation()
  return (
    <Panel title={t('checkout:confirmed.order')}>
      <Stack space="md">
        <DescriptionList
          items={[
            {
              term: t('checkout:confirmed.number'),
              description: <strong>{placed.number}</strong>,
            },
          ]}
        />
        <Text>{t('checkout:confirmed.next')}</Text>
        <Inline>
          <OrderLink isGuest={isGuest} placed={placed} />
          <Button icon={PrinterIcon} onClick={() => window.print()}>
            {t('checkout:confirmed.print')}
          </Button>
        </Inline>
      </Stack>
    </Panel>
  )
}

/** A guest opens the order by the signed link, as from the email. */
function OrderLink({ placed: { id, token }, isGuest }: ConfirmedOrderProps) {
  const { t } = useTranslation()
  const look = buttonLook({ tone: 'primary' })
  return isGuest ? (
    <Link to="/my-account/order-detail" search={{ token }} className={look}>
      {t('checkout:confirmed.view')}
    </Link>
  ) : (
    <Link to="/my-account/orders/$orderId" params={{ orderId: id }} className={look}>
      {t('checkout:confirmed.view')}
    </Link>
  )
}
