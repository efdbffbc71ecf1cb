/** Chooses the draft to be filled, or begins one; asks visitors to log in. */
import { useCallback } from 'react'
import { withLazy } from '../../../application/lazy.ts'
import { Link, useSearch } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { sessionView } from '../../../application/account/session.view.ts'
import type { OpenDraft } from '../../../domain/quote/quote.ts'
import { Container } from '../../components/Container/Container.tsx'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { LoginNotice } from '../../components/LoginNotice/LoginNotice.tsx'
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx'
import { Panel } from '../../components/Panel/Panel.tsx'
import { SkeletonRows } from '../../components/Skeleton/SkeletonRows.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Table } from '../../components/Table/Table.tsx'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { loginNoticeWords } from '../../i18n/login-notice-words.ts'
import { routerLink } from '../../addresses/router-link.tsx'
import { type FirstModel, withFirstModel } from '../../addresses/draft-order-search.ts'
import { useSignInHref } from '../../addresses/sign-in-link.ts'
import { useServices, useStorefront } from '../../storefront-context.tsx'
import { useProgram } from '../../use-program.ts'
import { CreateQuote } from './CreateQuote.tsx'
import * as styles from '../../parts/quote/QuoteColumns.css.ts'
import { ReadFailed } from '../../parts/ReadFailed.tsx'

export function DraftOrderStart() {
  const { t } = useTranslation()
  const { session } = useStorefront()
  const { code, quantity } = useSearch({ strict: false })
  const first = { ...(code !== undefined && { code }), ...(quantity !== undefined && { quantity }) }
  const isCustomer = useSelector(session, (now) => sessionView(now).account !== undefined)
  return (
    <Container width="text">
      <Stack space="xl">
        <PageHeading
          title={t('quotes:draftOrder.title')}
          lead={
            code === undefined
              ? t('quotes:draftOrder.lead')
              : t('quotes:draftOrder.leadForCode', { code })
          }
          actions={isCustomer ? <CreateQuote first={first} /> : undefined}
        />
        {isCustomer ? <Drafts first={first} /> : <AskToLogIn />}
      </Stack>
    </Container>
  )
}

function AskToLogIn() {
  const { t } = useTranslation()
  const signInHref = useSignInHref()
  return (
    <LoginNotice
      words={{ ...loginNoticeWords(t), message: t('quotes:draftOrder.login') }}
      signInHref={signInHref}
      renderLink={routerLink}
    />
  )
}

interface WithFirst {
  /** What the draft is to begin with. */
  readonly first: FirstModel
}

function Drafts({ first }: WithFirst) {
  const { t } = useTranslation()
  const { quotes } = useServices()
  const [reading, again] = useProgram(
    useCallback(
      (signal: AbortSignal) => withLazy(quotes, ({ openDrafts }) => openDrafts(signal)),
      [quotes],
    ),
  )
  if (reading.kind === 'waiting')
    return <SkeletonRows busyText={t('common:loading.quotes')} count={10} />
  if (reading.kind === 'failed') {
    return (
      <ReadFailed
        failure={reading.failure}
        fallbackKey="common:loadFailed.quotes"
        onAgain={again}
      />
    )
  }
  if (reading.answer.length === 0) {
    return <EmptyState title={t('quotes:empty.draft')}>{t('quotes:emptyNext.draft')}</EmptyState>
  }
  const caption = t('quotes:caption.draft', { count: reading.answer.length })
  return (
    <Panel title={caption} padding="none">
      <Table
        caption={caption}
        captionLook="hidden"
        columns={[
          {
            key: 'name',
            head: t('quotes:column.name'),
            namesRow: true,
            cell: (draft) => <DraftLink draft={draft} first={first} />,
          },
          { key: 'number', head: t('quotes:number'), look: 'code', cell: ({ number }) => number },
        ]}
        rows={reading.answer}
        rowKey={({ id }) => id}
      />
    </Panel>
  )
}

function DraftLink({
  draft: { id, name, number },
  first,
}: WithFirst & { readonly draft: OpenDraft }) {
  return (
    <Link
      to="/my-account/draftorder/$quoteId"
      params={{ quoteId: id }}
      search={withFirstModel(first)}
      className={linkLook({ tone: 'plain' })}
    >
      <bdi className={styles.name} title={name}>
        {name || number}
      </bdi>
    </Link>
  )
}
