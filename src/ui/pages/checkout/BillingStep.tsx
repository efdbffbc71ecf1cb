/** Where the bill goes: the same as the goods, a saved address or a new one. */
import { useTranslation } from 'react-i18next'
import { shippingAddressOf } from '../../../domain/checkout/checkout.ts'
import { AddressLines } from '../../components/AddressLines/AddressLines.tsx'
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx'
import { Panel } from '../../components/Panel/Panel.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { countryName } from '../../i18n/country-name.ts'
import { useCheckoutPlace, useOpenCheckout } from '../../parts/checkout/use-checkout.ts'
import { AddressField } from './AddressField.tsx'
import { PlaceProblem } from '../../parts/PlaceProblem.tsx'
import { StepEnd } from './StepEnd.tsx'
import { StepHeading } from './StepHeading.tsx'
import { type BillingChoice, useBillingChoice } from './use-billing-choice.ts'

export function BillingStep() {
  const { t } = useTranslation()
  const { checkouts, view } = useOpenCheckout()
  const place = useCheckoutPlace(checkouts.checkout, 'billing-as-shipping')
  const choice = useBillingChoice(view.checkout, place)
  return (
    <>
      <StepHeading step="billing" />
      <Panel title={t('checkout:billing.title')}>
        <div id="billing">
          <Stack space="lg">
            <BillingAddress choice={choice} />
            <PlaceProblem view={place.view} fallbackKey="checkout:billing.failed" />
          </Stack>
        </div>
      </Panel>
      <StepEnd step="billing" unfinished={choice.isOpen ? [{ kind: 'billing-address' }] : []} />
    </>
  )
}

function BillingAddress({ choice }: { readonly choice: BillingChoice }) {
  const { t, i18n } = useTranslation()
  const { view } = useOpenCheckout()
  const shipping = shippingAddressOf(view.checkout)
  const { isSame, choose } = choice
  return (
    <>
      {shipping && (
        <Checkbox
          id="billing-as-shipping"
          label={t('checkout:billing.same')}
          checked={isSame}
          onChange={choose}
        />
      )}
      {isSame && shipping ? (
        <AddressLines
          address={shipping}
          country={countryName(shipping.countryCode, i18n.language)}
        />
      ) : (
        <AddressField use={{ kind: 'billing' }} startsWithPrimary={shipping === undefined} />
      )}
    </>
  )
}
