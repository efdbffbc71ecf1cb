/** The saved addresses to choose from, and the way to a new one. */
import { useTranslation } from 'react-i18next'
import type { AddressSelectorEvent } from '../../../domain/account/address-selector.machine.ts'
import { townLine } from '../../../domain/account/town-line.ts'
import type { AddressSelectorView } from '../../../domain/account/address-selector.view.ts'
import type { SavedAddress } from '../../../domain/account/address.ts'
import { Button } from '../../components/Button/Button.tsx'
import { PlusIcon } from '../../components/Icon/icons.ts'
import { Inline } from '../../components/Inline/Inline.tsx'
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { countryName } from '../../i18n/country-name.ts'

interface AddressChoiceProps {
  readonly view: AddressSelectorView
  readonly send: (event: AddressSelectorEvent) => void
}

export function AddressChoice({ view, send }: AddressChoiceProps) {
  const { t, i18n } = useTranslation()
  const choices = view.options.map(({ saved }) => ({
    value: saved.id,
    label: saved.nickname || saved.address.streetAddress,
    description: [
      ...(saved.isPrimary ? [t('address:saved.primary')] : []),
      oneLine(saved, i18n.language),
    ].join(' · '),
  }))
  return (
    <Stack space="md">
      {choices.length > 0 && (
        <RadioGroup
          legend={t('address:choose')}
          legendLook="hidden"
          choices={choices}
          value={view.options.find(({ isChosen }) => isChosen)?.saved.id}
          onChange={(id) => send({ type: 'address.choose', id })}
        />
      )}
      {view.isBusy && (
        <Text size="small" tone="soft">
          <span role="status">{t('common:saving')}</span>
        </Text>
      )}
      <Inline>
        <Button size="sm" icon={PlusIcon} onClick={() => send({ type: 'address.enter' })}>
          {t('common:newAddress')}
        </Button>
        {view.canCancel && (
          <Button size="sm" tone="quiet" onClick={() => send({ type: 'selection.cancel' })}>
            {t('common:cancel')}
          </Button>
        )}
      </Inline>
    </Stack>
  )
}

function oneLine({ address }: SavedAddress, language: string): string {
  const { name, streetAddress, countryCode } = address
  return [name, streetAddress, townLine(address), countryName(countryCode, language)]
    .filter(Boolean)
    .join(' · ')
}
