/** The overview of the account: how the latest quotes and orders stand, where goods go, and the ways on. */
import { getRouteApi, Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AddressLines } from '../../components/AddressLines/AddressLines.tsx'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { type Drawing, Icon } from '../../components/Icon/Icon.tsx'
import { FileIcon, SearchIcon, UserIcon } from '../../components/Icon/icons.ts'
import { Notice } from '../../components/Notice/Notice.tsx'
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx'
import { Panel } from '../../components/Panel/Panel.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import type { Column } from '../../components/Table/table-model.ts'
import { Table } from '../../components/Table/Table.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { countryName } from '../../i18n/country-name.ts'
import type { TextKey } from '../../i18n/text-keys.ts'
import { useAccount } from '../../use-account.ts'
import { useOrderColumns } from '../../parts/order/order-columns.tsx'
import { useQuoteColumns } from '../../parts/quote/quote-columns.tsx'
import { WaitingPanel } from '../../parts/waiting/WaitingPanel.tsx'
import { DueNextPanel } from './DueNextPanel.tsx'
import * as styles from './OverviewPage.css.ts'

const route = getRouteApi('/my-account/customer/overview')

export function OverviewPage() {
  const { t } = useTranslation()
  const account = useAccount()
  const name = account?.firstName ?? ''
  const { missing } = useLocation().state
  return (
    <Stack space="xl">
      <PageHeading
        title={t('common:shell.overview')}
        lead={`${name === '' ? '' : `${t('common:shell.greeting', { name })}. `}${t('account:overview.lead')}`}
      />
      {missing && <Notice tone="info">{t('account:overview.noSuchPage')}</Notice>}
      <Ways />
      <Next />
      <LatestQuotes />
      <LatestOrders />
      <PrimaryAddress />
    </Stack>
  )
}

function Ways() {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('account:overview.ways')}>
      <ul className={styles.ways}>
        <Way
          to="/my-account/draftorder"
          icon={FileIcon}
          name="startDraft"
          heading="account:overview.startDraft"
        />
        <Way to="/shop" icon={SearchIcon} name="findProduct" heading="common:findProduct" />
        <Way
          to="/my-account/profile"
          icon={UserIcon}
          name="profile"
          heading="account:overview.profile"
        />
      </ul>
    </nav>
  )
}

interface WayProps {
  readonly to: '/my-account/draftorder' | '/shop' | '/my-account/profile'
  readonly icon: Drawing
  readonly name: 'startDraft' | 'findProduct' | 'profile'
  readonly heading: TextKey
}

function Way({ to, icon, name, heading }: WayProps) {
  const { t } = useTranslation()
  return (
    <li>
      <Link to={to} className={styles.way}>
        <span className={styles.drawing}>
          <Icon of={icon} />
        </span>
        <span className={styles.name}>{t(heading)}</span>
        <span className={styles.text}>{t(`account:overview.${name}Text`)}</span>
      </Link>
    </li>
  )
}

function Next() {
  const { agenda } = route.useLoaderData()
  return (
    <>
      {agenda && <WaitingPanel agenda={agenda} />}
      <DueNextPanel agenda={agenda} />
    </>
  )
}

function LatestQuotes() {
  const { t } = useTranslation()
  const { quotes } = route.useLoaderData()
  return (
    <Latest
      title={t('account:overview.latest')}
      columns={useQuoteColumns()}
      rows={quotes}
      all={
        <Link to="/my-account/quotes" className={linkLook({ tone: 'plain' })}>
          {t('account:overview.allQuotes')}
        </Link>
      }
      none={
        <EmptyState title={t('account:overview.none')}>{t('account:overview.noneNext')}</EmptyState>
      }
    />
  )
}

function LatestOrders() {
  const { t } = useTranslation()
  const { orders } = route.useLoaderData()
  const columns = useOrderColumns()
  if (orders.length === 0) return null
  return (
    <Latest
      title={t('account:overview.latestOrders')}
      columns={columns}
      rows={orders}
      all={
        <Link to="/my-account/orders" className={linkLook({ tone: 'plain' })}>
          {t('account:overview.allOrders')}
        </Link>
      }
    />
  )
}

interface LatestProps<Row extends { readonly id: string }> {
  readonly title: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  /** The way to all of them. */
  readonly all: ReactNode
  /** Stands where there are none. */
  readonly none?: ReactNode
}

function Latest<Row extends { readonly id: string }>(props: LatestProps<Row>) {
  const { title, columns, rows, all, none } = props
  return (
    <Panel title={title} actions={all} padding={rows.length === 0 ? 'md' : 'none'}>
      {rows.length === 0 ? (
        none
      ) : (
        <Table
          caption={title}
          captionLook="hidden"
          columns={columns}
          rows={rows}
          rowKey={(row) => row.id}
        />
      )}
    </Panel>
  )
}

function PrimaryAddress() {
  const { t, i18n } = useTranslation()
  const address = useAccount()?.primaryAddress
  return (
    <Panel
      title={t('common:primaryAddress')}
      actions={
        <Link to="/my-account/addresses" className={linkLook({ tone: 'plain' })}>
          {t('account:overview.addresses')}
        </Link>
      }
    >
      {address ? (
        <AddressLines address={address} country={countryName(address.countryCode, i18n.language)} />
      ) : (
        <Stack space="md" align="start">
          <Text>{t('price:noCountry')}</Text>
          <Link to="/my-account/addresses/new" className={buttonLook({ tone: 'primary' })}>
            {t('common:newAddress')}
          </Link>
        </Stack>
      )}
    </Panel>
  )
}
