/** One saved address: making it the primary one, and deleting it. */
import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { submitOnce, submitOnceView } from '../../../application/submit-once.machine.ts'
import type { AddressId, SavedAddress } from '../../../domain/account/address.ts'
import type { Program } from '../../../application/storefront.ts'
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
import { countryName } from '../../i18n/address-texts.ts'
import { failureWords } from '../../i18n/failure-words.ts'
import { useStorefront } from '../../storefront-context.tsx'

interface SavedAddressCardProps {
  readonly saved: SavedAddress
  /** Called with what was done, in words. */
  readonly onChanged: (message: string) => void
}

export function SavedAddressCard({ saved, onChanged }: SavedAddressCardProps) {
  const { t, i18n } = useTranslation()
  const { write } = useStorefront()
  const name = saved.nickname || saved.address.streetAddress
  const primary = useAddressWrite(write.makeAddressPrimary, () =>
    onChanged(t('addresses.madePrimary', { name })),
  )
  return (
    <Card as="li">
      <Stack space="md">
        <Inline justify="between">
          <Heading level={2} size="lead">
            <bdi>{name}</bdi>
          </Heading>
          {saved.isPrimary && <Badge tone="info">{t('addresses.primary')}</Badge>}
        </Inline>
        <AddressLines
          address={saved.address}
          country={countryName(saved.address.countryCode, i18n.language)}
        />
        {primary.failure && (
          <Notice tone="error">
            {`${t('frontend.primaryFlag.errorMessage')}. ${failureWords(t, primary.failure, 'addresses.tryAgain')}`}
          </Notice>
        )}
        <Inline space="sm">
          <Link
            to="/my-account/addresses/$addressId"
            params={{ addressId: saved.id }}
            className={buttonLook({ size: 'sm' })}
          >
            {t('addresses.edit')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Link>
          {!saved.isPrimary && (
            <Button
              size="sm"
              busy={primary.isBusy}
              busyLabel={t('quote.saving')}
              onClick={() => primary.send(saved.id)}
            >
              {t('addresses.makePrimary')}
            </Button>
          )}
          <DeleteAddress saved={saved} name={name} onChanged={onChanged} />
        </Inline>
      </Stack>
    </Card>
  )
}

interface DeleteAddressProps extends SavedAddressCardProps {
  readonly name: string
}

function DeleteAddress({ saved, name, onChanged }: DeleteAddressProps) {
  const { t } = useTranslation()
  const { write } = useStorefront()
  const [isAsking, setAsking] = useState(false)
  const removal = useAddressWrite(write.removeAddress, () =>
    onChanged(t('addresses.deleted', { name })),
  )
  const close = () => {
    setAsking(false)
    removal.dismiss()
  }
  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)}>
        {t('addresses.delete')}
      </Button>
      <ConfirmDialog
        open={isAsking && !removal.isDone}
        title={t('addresses.deleteQuestion', { name })}
        confirmLabel={t('addresses.deleteConfirm')}
        cancelLabel={t('action.cancel')}
        busyLabel={t('addresses.deleting')}
        tone="danger"
        busy={removal.isBusy}
        error={removal.failure && failureWords(t, removal.failure, 'addresses.deleteFailed')}
        onConfirm={() => removal.send(saved.id)}
        onCancel={close}
      >
        {t('addresses.deleteEffect')}
      </ConfirmDialog>
    </>
  )
}

/** One write to one address, sent once for one intent. */
function useAddressWrite(program: (id: AddressId) => Program<void>, onDone: () => void) {
  const [snapshot, send] = useMachine(useMemo(() => submitOnce(program), [program]))
  const { stage, failure } = submitOnceView(snapshot)
  const isDone = stage === 'done'
  // The list around the card is told once, when the write is known to be done.
  useEffect(() => {
    if (isDone) onDone()
    // oxlint-disable-next-line react/exhaustive-deps -- told once, whatever becomes of the callback
  }, [isDone])
  return {
    isBusy: stage === 'sending',
    isDone,
    failure,
    send: (id: AddressId) => send({ type: 'entry.send', entry: id }),
    dismiss: () => send({ type: 'failure.dismiss' }),
  }
}
