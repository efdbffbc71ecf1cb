/** The choice of a carrier service; says so when there is none (FULF-06). */
import { useTranslation } from 'react-i18next'
import { Notice } from '../../components/Notice/Notice.tsx'
import { SelectField } from '../../components/SelectField/SelectField.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import type { FulfilmentPanelProps } from './fulfilment-panel-props.ts'
import { PlaceFailure } from './PlaceFailure.tsx'

export function ShippingMethods({ quote: { send }, fulfilment }: FulfilmentPanelProps) {
  const { t } = useTranslation()
  const { id, shippingMethod, shippingMethodOptions } = fulfilment.fulfilment
  if (shippingMethodOptions.length === 0) {
    return <Notice tone="warning">{t('quote:fulfilment.none')}</Notice>
  }
  return (
    <Stack space="sm">
      <SelectField
        id={`shipping-method:${id}`}
        label={t('quote:fulfilment.shippingMethod')}
        value={shippingMethod?.id ?? ''}
        emptyText={t('quote:fulfilment.chooseShippingMethod')}
        choices={shippingMethodOptions.map(({ id: value, name }) => ({ value, label: name }))}
        onChange={(methodId) =>
          methodId !== '' && send({ type: 'shipping-method.choose', fulfilmentId: id, methodId })
        }
      />
      <PlaceFailure
        failure={fulfilment.shippingMethod.failure}
        fallbackKey="quote:fulfilment.shippingMethodFailed"
        onKeep={() => send({ type: 'failure.dismiss', place: `shipping-method:${id}` })}
      />
    </Stack>
  )
}
