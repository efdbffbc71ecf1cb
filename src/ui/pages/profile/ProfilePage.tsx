/** Who the customer is, to be read only (ACCT-05, ACCT-06, ACCT-07). */
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Account } from '../../../domain/account/account.ts'
import { isOfferedBankAuthorisation } from '../../../domain/form/bank-authorisation.ts'
import { AddressLines } from '../../components/AddressLines/AddressLines.tsx'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx'
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx'
import { Inline } from '../../components/Inline/Inline.tsx'
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx'
import { Panel } from '../../components/Panel/Panel.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { countryName } from '../../i18n/country-name.ts'
import { useAccount } from '../../use-account.ts'
import { ActedFor } from './ActedFor.tsx'

export function ProfilePage() {
  const { t } = useTranslation()
  const account = useAccount()
  return (
    <Stack space="xl">
      <PageHeading title={t('common:shell.profile')} lead={t('account:profile.notice')} />
      {account && <Profile account={account} />}
      {account && !account.isStaff && <ActedFor />}
    </Stack>
  )
}

const fields = [
  ['firstName', 'common:firstName'],
  ['lastName', 'common:lastName'],
  ['company', 'common:company'],
  ['email', 'common:email'],
  ['phone', 'account:profile.field.phone'],
] as const

/** Contact data and terms: an account without credit pays in advance (ACCT-12). */
function Profile({ account }: { readonly account: Account }) {
  const { t } = useTranslation()
  const none = t('common:none')
  return (
    <>
      <Panel title={t('account:profile.contact')}>
        <DescriptionList
          items={fields.map(([field, name]) => ({
            term: t(name),
            description: <bdi>{account[field] || none}</bdi>,
          }))}
        />
      </Panel>
      <Panel title={t('common:primaryAddress')}>
        <PrimaryAddress account={account} />
      </Panel>
      <Panel
        title={t('common:password')}
        actions={
          <Link to="/my-account/updatePassword" className={linkLook({ tone: 'plain' })}>
            {t('account:menu.changePassword')}
          </Link>
        }
      >
        <Text tone="soft">{t('account:profile.passwordText')}</Text>
      </Panel>
      <Panel title={t('common:payment')}>
        <Stack space="sm">
          <Checkbox
            label={t('account:profile.accountCredit')}
            checked={account.hasAccountCredit}
            onChange={() => {}}
            disabled
          />
          {!account.hasAccountCredit && (
            <Text size="small" tone="soft">
              {t('common:prepay')}
            </Text>
          )}
          <CreditForms account={account} />
        </Stack>
      </Panel>
    </>
  )
}

/** The ways to pay later. The bank's form is for the US (ROUTE-33); it leads by its other spelling (O-09). */
function CreditForms({ account }: { readonly account: Account }) {
  const { t } = useTranslation()
  return (
    <Inline>
      {!account.hasAccountCredit && (
        <Link to="/account-credit-application" className={linkLook({ tone: 'plain' })}>
          {t('common:applyForCredit')}
        </Link>
      )}
      {isOfferedBankAuthorisation(account) && (
        <Link to="/bank-authorization" className={linkLook({ tone: 'plain' })}>
          {t('common:bankAuthorization')}
        </Link>
      )}
    </Inline>
  )
}

function PrimaryAddress({ account: { primaryAddress } }: { readonly account: Account }) {
  const { t, i18n } = useTranslation()
  if (primaryAddress) {
    return (
      <AddressLines
        address={primaryAddress}
        country={countryName(primaryAddress.countryCode, i18n.language)}
      />
    )
  }
  return (
    <Stack space="md" align="start">
      <Text>{t('price:noCountry')}</Text>
      <Link to="/my-account/addresses/new" className={buttonLook({ tone: 'primary' })}>
        {t('common:newAddress')}
      </Link>
    </Stack>
  )
}
