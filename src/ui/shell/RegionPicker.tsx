import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { zoneNamed } from '../../domain/account/address-zone.ts'
import { siteZone } from '../../domain/content/site-settings.ts'
import { useRegionChoice } from '../settings-reload.tsx'
import { useStorefront } from '../storefront-context.tsx'
import { useAccount } from '../use-account.ts'
import { SelectField } from '../components/SelectField/SelectField.tsx'
import { Text } from '../components/Text/Text.tsx'
import { linkLook } from '../components/TextLink/TextLink.css.ts'

/**
 * The regional variants of the shop: which options and rules a visitor sees (SHELL-01, SHELL-11). A
 * customer's region is that of the primary address and is not chosen here; without an address it shows which
 * one counts until there is one (D14).
 */
export function RegionPicker() {
  const { t } = useTranslation()
  const { settings, notify } = useStorefront()
  const chooseRegion = useRegionChoice()
  const account = useAccount()
  if (account && account.primaryAddress === undefined) {
    return (
      <Text size="small" tone="soft">
        {t('common:shell.regionWithoutAddress', {
          region: t(`common:shell.region.${account.zone}`),
        })}{' '}
        <Link to="/my-account/addresses/new" className={linkLook()}>
          {t('common:addAddress')}
        </Link>
      </Text>
    )
  }
  if (account) {
    return (
      <Text size="small" tone="soft">
        {t('common:shell.regionOfAddress', { region: t(`common:shell.region.${account.zone}`) })}
      </Text>
    )
  }
  const choose = (name: string) => {
    const zone = zoneNamed(name)
    if (!zone) return
    chooseRegion(zone)
    notify({ tone: 'success', key: `common:shell.regionChanged.${zone}` })
  }
  if (settings.offeredRegions.length < 2) return null
  return (
    <SelectField
      label={t('common:shell.region')}
      value={siteZone(settings)}
      choices={settings.offeredRegions.map((zone) => ({
        value: zone,
        label: t(`common:shell.region.${zone}`),
      }))}
      onChange={choose}
    />
  )
}
