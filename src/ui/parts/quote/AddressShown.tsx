/** The address in force, and the way to another one. */
import { useTranslation } from 'react-i18next'
import type { PostalAddress } from '../../../domain/account/address.ts'
import { AddressLines } from '../../components/AddressLines/AddressLines.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { Inline } from '../../components/Inline/Inline.tsx'
import { countryName } from '../../i18n/country-name.ts'

interface AddressShownProps {
  readonly address: PostalAddress
  readonly onChange: () => void
}

export function AddressShown({ address, onChange }: AddressShownProps) {
  const { t, i18n } = useTranslation()
  return (
    <Inline justify="between" align="start">
      <AddressLines address={address} country={countryName(address.countryCode, i18n.language)} />
      <Button size="sm" onClick={onChange}>
        {t('address:change')}
      </Button>
    </Inline>
  )
}
