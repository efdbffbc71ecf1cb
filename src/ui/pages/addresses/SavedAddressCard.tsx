/** One saved address: making it the primary one or the one for bills, and deleting it. */
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Addresses } from '../../../application/account/addresses.ts'
import type { SavedAddress } from '../../../domain/account/address.ts'
import { AddressLines } from '../../components/AddressLines/AddressLines.tsx'
import { Badge } from '../../components/Badge/Badge.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { Card } from '../../components/Card/Card.tsx'
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Inline } from '../../components/Inline/Inline.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import { countryName } from '../../i18n/country-name.ts'
import { failureWords } from '../../i18n/failure-words.ts'
import { useConfirmedWrite } from '../../use-confirmed-write.ts'
import { useSubmit } from '../../use-submit.ts'

interface SavedAddressCardProps {
  readonly addresses: Addresses
  readonly saved: SavedAddress
  /** Called with what was done, in words. */
  readonly onChanged: (message: string) => void
}

/** An address of the account, and what can be done with it. A failure to make it primary is shown in it (ADDR-13). */
export function SavedAddressCard({ addresses, saved, onChanged }: SavedAddressCardProps) {
  const { t, i18n } = useTranslation()
  const name = saved.nickname || saved.address.streetAddress
  const primary = useSubmit(addresses.makePrimary, {
    onDone: () => onChanged(t('address:saved.madePrimary', { name })),
  })
  const billing = useSubmit(addresses.makeForBilling, {
    onDone: () => onChanged(t('address:saved.madeBilling', { name })),
  })
  return (
    <Card as="li">
      <Stack space="md">
        <Inline justify="between">
          <Heading level={2} size="lead">
            <bdi>{name}</bdi>
          </Heading>
          <Inline space="xs">
            {saved.isPrimary && <Badge tone="info">{t('address:saved.primary')}</Badge>}
            {saved.isForBilling && <Badge tone="info">{t('address:saved.billing')}</Badge>}
          </Inline>
        </Inline>
        <AddressLines
          address={saved.address}
          country={countryName(saved.address.countryCode, i18n.language)}
        />
        {primary.failure && (
          <Notice tone="error">
            {`${t('address:saved.primaryFailed')}. ${failureWords(t, primary.failure, 'address:saved.tryAgain')}`}
          </Notice>
        )}
        {billing.failure && (
          <Notice tone="error">
            {`${t('address:saved.billingFailed')} ${failureWords(t, billing.failure, 'address:saved.tryAgain')}`}
          </Notice>
        )}
        <Inline space="sm">
          <Link
            to="/my-account/addresses/$addressId"
            params={{ addressId: saved.id }}
            className={buttonLook({ size: 'sm' })}
          >
            {t('common:edit')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Link>
          {!saved.isPrimary && (
            <Button
              size="sm"
              busy={primary.isSending}
              busyLabel={t('common:saving')}
              onClick={() => primary.send(saved.id)}
            >
              {t('address:saved.makePrimary')}
            </Button>
          )}
          {!saved.isForBilling && (
            <Button
              size="sm"
              busy={billing.isSending}
              busyLabel={t('common:saving')}
              onClick={() => billing.send(saved.id)}
            >
              {t('address:saved.makeBilling')}
            </Button>
          )}
          <DeleteAddress addresses={addresses} saved={saved} name={name} onChanged={onChanged} />
        </Inline>
      </Stack>
    </Card>
  )
}

interface DeleteAddressProps extends SavedAddressCardProps {
  readonly name: string
}

function DeleteAddress({ addresses, saved, name, onChanged }: DeleteAddressProps) {
  const { t } = useTranslation()
  const { ask, dialog, failure, send } = useConfirmedWrite(addresses.remove, () =>
    onChanged(t('address:saved.deleted', { name })),
  )
  return (
    <>
      <Button size="sm" onClick={ask}>
        {t('address:saved.delete')}
      </Button>
      <ConfirmDialog
        {...dialog}
        title={t('address:saved.deleteQuestion', { name })}
        confirmLabel={t('address:saved.deleteConfirm')}
        cancelLabel={t('common:cancel')}
        busyLabel={t('address:saved.deleting')}
        tone="danger"
        error={failure && failureWords(t, failure, 'address:saved.deleteFailed')}
        onConfirm={() => send(saved.id)}
      >
        {t('address:saved.quotesKeepCopy')}
      </ConfirmDialog>
    </>
  )
}
