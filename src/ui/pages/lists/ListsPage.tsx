/** All lists of a customer, and a new one (LIST-01). */
import { getRouteApi, Link, useLocation, useRouter } from '@tanstack/react-router'
import { either as E } from 'fp-ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Lists } from '../../../application/wish-list/lists.ts'
import { readName } from '../../../domain/shared/name.ts'
import { withinLimit } from '../../../domain/shared/text-limit.ts'
import { Button } from '../../components/Button/Button.tsx'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { Form } from '../../components/Form/Form.tsx'
import { HeartIcon, PlusIcon } from '../../components/Icon/icons.ts'
import { Notice } from '../../components/Notice/Notice.tsx'
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx'
import { Panel } from '../../components/Panel/Panel.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Table } from '../../components/Table/Table.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { failureWords } from '../../i18n/failure-words.ts'
import { useSubmit } from '../../use-submit.ts'
import { useUnsentText } from '../../unsent-text.ts'
import * as styles from './ListsPage.css.ts'

const route = getRouteApi('/my-account/customer/lists')

export function ListsPage() {
  const { t } = useTranslation()
  const { missing } = useLocation().state
  const { lists, rows } = route.useLoaderData()
  const caption = t('account:lists.caption', { count: rows.length })
  return (
    <Stack space="xl">
      <PageHeading title={t('account:menu.lists')} lead={t('account:lists.lead')} />
      {missing && <Notice tone="warning">{t('account:lists.missing')}</Notice>}
      <NewList create={lists.create} />
      {rows.length === 0 ? (
        <EmptyState title={t('account:lists.none')} icon={HeartIcon}>
          {t('account:lists.noneNext')}
        </EmptyState>
      ) : (
        <Panel title={caption} padding="none">
          <Table
            caption={caption}
            captionLook="hidden"
            rows={rows}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'name',
                head: t('common:list'),
                namesRow: true,
                cell: ({ id, name }) => (
                  <Link
                    to="/my-account/list/$listId"
                    params={{ listId: id }}
                    className={linkLook({ tone: 'plain' })}
                  >
                    <bdi className={styles.name}>{name}</bdi>
                  </Link>
                ),
              },
              {
                key: 'items',
                head: t('common:products'),
                look: 'figure',
                cell: ({ itemCount }) => itemCount ?? t('common:none'),
              },
            ]}
          />
        </Panel>
      )}
    </Stack>
  )
}

function NewList({ create }: Pick<Lists, 'create'>) {
  const { t } = useTranslation()
  const router = useRouter()
  const [name, setName, forgetName] = useUnsentText('new-list-name')
  const [isMissing, setMissing] = useState(false)
  const { stage, failure, send } = useSubmit(create, {
    onDone: (listId) => {
      forgetName()
      void router.navigate({ to: '/my-account/list/$listId', params: { listId } })
    },
  })
  const submit = () => {
    const read = readName(name)
    setMissing(E.isLeft(read))
    if (E.isRight(read)) send(read.right)
  }
  return (
    <Form onSubmit={submit} className={styles.form}>
      <Stack space="sm">
        {failure && (
          <Notice tone="error">{failureWords(t, failure, 'account:lists.createFailed')}</Notice>
        )}
        <div className={styles.line}>
          <div className={styles.field}>
            <TextField
              label={t('account:lists.newName')}
              value={name}
              onChange={(text) => setName(withinLimit(text))}
              error={isMissing ? t('common:required') : undefined}
              autoComplete="off"
              required
            />
          </div>
          <Button
            type="submit"
            icon={PlusIcon}
            busy={stage === 'sending' || stage === 'done'}
            busyLabel={t('account:lists.creating')}
          >
            {t('account:lists.create')}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}
