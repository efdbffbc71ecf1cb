/** Who of the shop's staff has worked in the account: when, for which company, why (T17). */
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { either as E } from 'fp-ts'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { PastActing } from '../../../domain/account/acting.ts'
import { Panel } from '../../components/Panel/Panel.tsx'
import type { Column } from '../../components/Table/table-model.ts'
import { Table } from '../../components/Table/Table.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { formatInstant } from '../../i18n/format-instant.ts'
import { ReadFailed } from '../../parts/ReadFailed.tsx'

const route = getRouteApi('/my-account/customer/profile')

export function ActedFor() {
  const { t } = useTranslation()
  const { past } = route.useLoaderData()
  const router = useRouter()
  const columns = useColumns()
  const answer = useSyncExternalStore(past.subscribe, past.answer)
  const isFull = answer !== undefined && E.isRight(answer) && answer.right.length > 0
  return (
    <Panel title={t('account:actedFor.title')} padding={isFull ? 'none' : 'md'}>
      {answer === undefined ? (
        <Text tone="soft">{t('common:loading.page')}</Text>
      ) : E.isLeft(answer) ? (
        <ReadFailed
          failure={answer.left}
          fallbackKey="common:networkError"
          onAgain={() => void router.invalidate()}
        />
      ) : isFull ? (
        <Table
          caption={t('account:actedFor.title')}
          captionLook="hidden"
          columns={columns}
          rows={answer.right}
          rowKey={({ id }) => id}
        />
      ) : (
        <Text tone="soft">{t('account:actedFor.none')}</Text>
      )}
    </Panel>
  )
}

function useColumns(): readonly Column<PastActing>[] {
  const { t, i18n } = useTranslation()
  const { language } = i18n
  const none = t('common:none')
  return [
    {
      key: 'from',
      head: t('account:actedFor.from'),
      namesRow: true,
      cell: ({ startedAt }) => formatInstant(startedAt, language),
    },
    {
      key: 'to',
      head: t('account:actedFor.to'),
      cell: ({ endedAt }) =>
        endedAt === undefined ? t('account:actedFor.now') : formatInstant(endedAt, language),
    },
    {
      key: 'who',
      head: t('account:actedFor.who'),
      cell: ({ company }) => t('account:actedFor.staff', { company: company || none }),
    },
    {
      key: 'reason',
      head: t('account:actedFor.reason'),
      cell: ({ reason }) => <bdi>{reason}</bdi>,
    },
  ]
}
