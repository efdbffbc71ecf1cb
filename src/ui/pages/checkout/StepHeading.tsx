import { useTranslation } from 'react-i18next'
import type { CheckoutStep } from '../../../domain/checkout/checkout-step.ts'
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx'

/** The head of a step; the focus comes here with the step. */
export function StepHeading({ step }: { readonly step: CheckoutStep }) {
  const { t } = useTranslation()
  return (
    <PageHeading
      title={t(step === 'review' ? 'checkout:title.review' : `checkout:step.${step}`)}
      lead={t(`checkout:lead.${step}`)}
    />
  )
}
