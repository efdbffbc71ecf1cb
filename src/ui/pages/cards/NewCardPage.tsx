/** Another card: its data in the frame of the vault, the rest here (CART-10, CART-14). */
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { accountReloaded } from '../../../application/account/session.ts'
import { safeRedirect } from '../../../domain/account/access.ts'
import { billingRow } from '../../../domain/account/address.ts'
import type { CardDetails } from '../../../domain/payment/card.ts'
import { Button } from '../../components/Button/Button.tsx'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { Card } from '../../components/Card/Card.tsx'
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx'
import { Form } from '../../components/Form/Form.tsx'
import { Inline } from '../../components/Inline/Inline.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { failureWords } from '../../i18n/failure-words.ts'
import { UnlessActing } from '../../parts/acting/UnlessActing.tsx'
import { CardFrame } from '../../parts/payment/CardFrame.tsx'
import { useCardEntry } from '../../parts/payment/use-card-entry.ts'
import { routerLink } from '../../addresses/router-link.tsx'
import { useStorefront } from '../../storefront-context.tsx'
import { useSubmit } from '../../use-submit.ts'
import { CardDetailsFields } from './CardDetailsFields.tsx'
import * as styles from '../../parts/account/SavedThings.css.ts'
import { useBillingAddress } from './use-billing-address.ts'

const route = getRouteApi('/my-account/customer/cards/new')

export function NewCardPage() {
  const { t } = useTranslation()
  const router = useRouter()
  const { notify, session } = useStorefront()
  const { cards, wallet, addresses, saved, countries } = route.useLoaderData()
  const { neverTargets } = route.useRouteContext()
  const back = safeRedirect(route.useSearch().redirect, neverTargets) ?? '/my-account/cards'
  const [details, setDetails] = useState<CardDetails>({
    nickname: '',
    billingAddressId: billingRow(saved)?.id,
  })
  const [isPrimary, setPrimary] = useState(wallet.cards.length === 0)
  const leave = async () => {
    notify({ tone: 'success', key: 'payment:cards.added' })
    if (billing.hasAdded) await accountReloaded(session)
    await router.invalidate()
    await router.navigate({ href: back })
  }
  const saving = useSubmit(cards.add, { onDone: () => void leave() })
  const entry = useCardEntry({
    cards,
    frameAddress: wallet.frameAddress,
    placement: 'account',
    onToken: ({ paymentToken }) => saving.send({ ...details, paymentToken, isPrimary }),
  })
  const billing = useBillingAddress({
    addresses,
    saved,
    countries,
    name: 'card-billing',
    onSaved: (billingAddressId) => setDetails((now) => ({ ...now, billingAddressId })),
  })
  const isBusy =
    billing.isSaving || entry.stage === 'submitting' || saving.isSending || saving.stage === 'done'
  const submit = () => {
    if (!isBusy) billing.settle(() => entry.submit())
  }
  return (
    <Stack space="xl">
      <PageHeading title={t('payment:cards.new')} lead={t('payment:cards.newLead')} />
      <UnlessActing>
        <Form onSubmit={submit} className={styles.form}>
          <Card>
            <Stack space="xl">
              {saving.failure && (
                <Notice tone="error" title={t('payment:cards.saveFailed')}>
                  {failureWords(t, saving.failure, 'payment:cards.saveFailedNext')}
                </Notice>
              )}
              <CardDetailsFields
                details={details}
                billing={billing}
                disabled={isBusy}
                onChange={setDetails}
              />
              <CardFrame entry={entry} />
              <Checkbox
                label={t('payment:cards.asPrimary')}
                checked={isPrimary}
                disabled={isBusy}
                onChange={setPrimary}
              />
              <Inline>
                <Button
                  type="submit"
                  tone="primary"
                  busy={isBusy}
                  busyLabel={t('common:saving')}
                  reason={
                    entry.stage === 'opening' || entry.stage === 'blocked'
                      ? t('payment:frame.waitReason')
                      : undefined
                  }
                  reasonLook="announced"
                >
                  {t('payment:cards.save')}
                </Button>
                {routerLink({
                  href: back,
                  className: buttonLook({ tone: 'quiet' }),
                  children: t('common:cancel'),
                })}
              </Inline>
            </Stack>
          </Card>
        </Form>
      </UnlessActing>
    </Stack>
  )
}
