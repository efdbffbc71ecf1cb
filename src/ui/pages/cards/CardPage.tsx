/** One saved card: its nickname and billing address can be changed, the rest is the vault's (ROUTE-35). */
import { getRouteApi, Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { accountReloaded } from '../../../application/account/session.ts'
import { type CardDetails, isExpired } from '../../../domain/payment/card.ts'
import { Badge } from '../../components/Badge/Badge.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { Card } from '../../components/Card/Card.tsx'
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx'
import { Form } from '../../components/Form/Form.tsx'
import { Inline } from '../../components/Inline/Inline.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { failureWords } from '../../i18n/failure-words.ts'
import { UnlessActing } from '../../parts/acting/UnlessActing.tsx'
import { cardWords, expiryWords } from '../../parts/payment/card-words.ts'
import { useStorefront } from '../../storefront-context.tsx'
import { useSubmit } from '../../use-submit.ts'
import { CardDetailsFields } from './CardDetailsFields.tsx'
import * as styles from '../../parts/account/SavedThings.css.ts'
import { RemoveCard } from './RemoveCard.tsx'
import { useBillingAddress } from './use-billing-address.ts'

const route = getRouteApi('/my-account/customer/cards/$cardId')

export function CardPage() {
  const { t } = useTranslation()
  const router = useRouter()
  const { notify, session, today } = useStorefront()
  const { cards, card, addresses, saved, countries } = route.useLoaderData()
  const [details, setDetails] = useState<CardDetails>(card)
  const leave = async (key: 'payment:cards.changed' | 'payment:cards.gone') => {
    notify({ tone: 'success', key })
    if (billing.hasAdded) await accountReloaded(session)
    await router.navigate({ to: '/my-account/cards' })
  }
  const saving = useSubmit(
    ({ nickname, billingAddressId }: CardDetails) =>
      cards.change({ id: card.id, details: { nickname, billingAddressId } }),
    { onDone: () => void leave('payment:cards.changed') },
  )
  const billing = useBillingAddress({
    addresses,
    saved,
    countries,
    name: `card-billing:${card.id}`,
    onSaved: (billingAddressId) => setDetails((now) => ({ ...now, billingAddressId })),
  })
  const isBusy = billing.isSaving || saving.isSending || saving.stage === 'done'
  const submit = () => {
    billing.settle((id) => saving.send(id ? { ...details, billingAddressId: id } : details))
  }
  const name = cardWords(t, card)
  return (
    <Stack space="xl">
      <PageHeading
        title={name}
        mark={
          isExpired(card, today()) && (
            <Badge tone="warning">{t('payment:gift.state.expired')}</Badge>
          )
        }
        lead={t('payment:cards.editLead')}
      />
      <UnlessActing>
        <Form onSubmit={submit} className={styles.form}>
          <Card>
            <Stack space="xl">
              <DescriptionList
                items={[
                  {
                    term: t('payment:cards.nameOnCard'),
                    description: <bdi>{card.nameOnCard || t('common:none')}</bdi>,
                  },
                  {
                    term: t('payment:cards.expires'),
                    description: expiryWords(card) || t('common:none'),
                  },
                ]}
              />
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
              <Inline>
                <Button type="submit" tone="primary" busy={isBusy} busyLabel={t('common:saving')}>
                  {t('payment:cards.saveChanges')}
                </Button>
                <Link to="/my-account/cards" className={buttonLook({ tone: 'quiet' })}>
                  {t('common:cancel')}
                </Link>
                <RemoveCard
                  id={card.id}
                  name={name}
                  remove={cards.remove}
                  onRemoved={() => void leave('payment:cards.gone')}
                />
              </Inline>
            </Stack>
          </Card>
        </Form>
      </UnlessActing>
    </Stack>
  )
}
