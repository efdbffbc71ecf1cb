/** Where a code is used: quotes, orders and lists, each a way there. */
import { Link } from '@tanstack/react-router'
import { type ReactNode, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnCodes } from '../../../application/draft-order/own-codes.ts'
import type { CodeUses } from '../../../domain/draft-order/kept-code.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Inline } from '../../components/Inline/Inline.tsx'
import { SkeletonRows } from '../../components/Skeleton/SkeletonRows.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { ReadFailed } from '../../parts/ReadFailed.tsx'
import { useProgram } from '../../use-program.ts'

interface CodeUsesDialogProps extends Pick<OwnCodes, 'uses'> {
  readonly customCode: string
  readonly onClose: () => void
}

export function CodeUsesDialog({ uses, customCode, onClose }: CodeUsesDialogProps) {
  const { t } = useTranslation()
  const [page, setPage] = useState(1)
  const ask = useCallback(
    (signal: AbortSignal) => uses(customCode, page, signal),
    [uses, customCode, page],
  )
  const [reading, again] = useProgram(ask)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('codes:uses.open', { code: customCode })}
      description={t('codes:uses.lead')}
      closeLabel={t('common:close')}
    >
      {reading.kind === 'waiting' && <SkeletonRows busyText={t('codes:uses.waiting')} count={3} />}
      {reading.kind === 'failed' && (
        <ReadFailed
          failure={reading.failure}
          title={t('codes:uses.failed')}
          fallbackKey="codes:uses.failed"
          onAgain={again}
        />
      )}
      {reading.kind === 'read' && (
        <>
          <Uses {...reading.answer} />
          {reading.answer.pageCount > 1 && (
            <Steps page={page} pageCount={reading.answer.pageCount} onPage={setPage} />
          )}
        </>
      )}
    </Dialog>
  )
}

interface StepsProps {
  readonly page: number
  readonly pageCount: number
  readonly onPage: (page: number) => void
}

function Steps({ page, pageCount, onPage }: StepsProps) {
  const { t } = useTranslation()
  return (
    <Inline space="sm" align="center">
      {page > 1 && (
        <Button size="sm" onClick={() => onPage(page - 1)}>
          {t('common:previous')}
        </Button>
      )}
      <Text as="span" size="small" tone="soft">
        {t('common:pageOf', { page, pageCount })}
      </Text>
      {page < pageCount && (
        <Button size="sm" onClick={() => onPage(page + 1)}>
          {t('common:next')}
        </Button>
      )}
    </Inline>
  )
}

function Uses({ quotes, orders, lists }: CodeUses) {
  const { t } = useTranslation()
  if (quotes.length + orders.length + lists.length === 0) return <p>{t('codes:uses.none')}</p>
  const look = linkLook({ tone: 'plain' })
  return (
    <Stack space="md">
      <Group title={t('common:shell.quotes')}>
        {quotes.map(({ id, number, name }) => (
          <li key={id}>
            <Link to="/my-account/quotes/$quoteId" params={{ quoteId: id }} className={look}>
              {number} · {name}
            </Link>
          </li>
        ))}
      </Group>
      <Group title={t('common:shell.orders')}>
        {orders.map(({ id, number }) => (
          <li key={id}>
            <Link to="/my-account/orders/$orderId" params={{ orderId: id }} className={look}>
              {number}
            </Link>
          </li>
        ))}
      </Group>
      <Group title={t('account:menu.lists')}>
        {lists.map(({ id, name }) => (
          <li key={id}>
            <Link to="/my-account/list/$listId" params={{ listId: id }} className={look}>
              {name}
            </Link>
          </li>
        ))}
      </Group>
    </Stack>
  )
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <section>
      <Heading level={3} size="body">
        {title}
      </Heading>
      <ul>{children}</ul>
    </section>
  )
}
