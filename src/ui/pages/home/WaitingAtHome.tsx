/** A customer's own work, on the home page: what waits, and the draft that was used last; nothing where there is neither. */
import { Link } from '@tanstack/react-router'
import { useCallback, useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { withLazy } from '../../../application/lazy.ts'
import { waitingIn } from '../../../domain/delivery/waiting.ts'
import type { OpenDraft } from '../../../domain/quote/quote.ts'
import { lastUsedDraft } from '../../../domain/quote/last-used-draft.ts'
import { Container } from '../../components/Container/Container.tsx'
import { FileIcon } from '../../components/Icon/icons.ts'
import { Panel } from '../../components/Panel/Panel.tsx'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { AgendaRow, AgendaRows } from '../../parts/waiting/AgendaRows.tsx'
import { WaitingPanel } from '../../parts/waiting/WaitingPanel.tsx'
import { useServices } from '../../storefront-context.tsx'
import { useProgram } from '../../use-program.ts'
import * as styles from './WaitingAtHome.css.ts'

interface WaitingAtHomeProps {
  /** Called once both are there, or it is known that they do not come. */
  readonly onSettled: () => void
}

export function WaitingAtHome({ onSettled }: WaitingAtHomeProps) {
  const { statements, quotes } = useServices()
  const askAgenda = useCallback(
    (signal: AbortSignal) => withLazy(statements, ({ agenda }) => agenda(signal)),
    [statements],
  )
  const askDrafts = useCallback(
    (signal: AbortSignal) => withLazy(quotes, ({ openDrafts }) => openDrafts(signal)),
    [quotes],
  )
  // A customer comes for other things, too: where it cannot be read, nothing is said of it here.
  const [agenda] = useProgram(askAgenda)
  const [drafts] = useProgram(askDrafts)
  const isSettled = agenda.kind !== 'waiting' && drafts.kind !== 'waiting'
  const settle = useEffectEvent(onSettled)
  // The room is measured where the browser has drawn it.
  useEffect(() => {
    if (isSettled) settle()
  }, [isSettled])
  // Both come at once: what came second would move the page once more.
  if (!isSettled) return null
  const draft = drafts.kind === 'read' ? lastUsedDraft(drafts.answer) : undefined
  const waits = agenda.kind === 'read' && waitingIn(agenda.answer).count > 0
  if (!waits && draft === undefined) return null
  return (
    <Container>
      <div className={styles.work}>
        {waits && <WaitingPanel agenda={agenda.answer} />}
        {draft && <LastDraft draft={draft} />}
      </div>
    </Container>
  )
}

/** The way back to where the customer left off. */
function LastDraft({ draft: { id, name, number } }: { readonly draft: OpenDraft }) {
  const { t } = useTranslation()
  return (
    <Panel title={t('account:home.carryOn')}>
      <AgendaRows>
        <AgendaRow icon={FileIcon} text={t('account:home.lastUsed')}>
          <Link
            to="/my-account/quotes/$quoteId"
            params={{ quoteId: id }}
            className={linkLook({ tone: 'plain' })}
          >
            {t('account:waiting.draft', { name: name || number })}
          </Link>
        </AgendaRow>
      </AgendaRows>
      <p className={styles.next}>
        <Link to="/my-account/draftorder/$quoteId" params={{ quoteId: id }} className={linkLook()}>
          {t('account:home.addLines')}
        </Link>
      </p>
    </Panel>
  )
}
