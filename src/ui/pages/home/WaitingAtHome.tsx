/** A customer's own work, on the home page: what waits, and the draft that was used last; nothing where there is neither. */
import { Link } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { withLazy } from '../../../application/lazy.ts'
import { lastUsedDraft } from '../../../domain/quote/last-used-draft.ts'
import { Container } from '../../components/Container/Container.tsx'
import { FileIcon } from '../../components/Icon/icons.ts'
import { Panel } from '../../components/Panel/Panel.tsx'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { Thing, Things } from '../../parts/waiting/Thing.tsx'
import { WaitingPanel } from '../../parts/waiting/WaitingPanel.tsx'
import { useServices } from '../../storefront-context.tsx'
import { useProgram } from '../../use-program.ts'
import * as styles from './WaitingAtHome.css.ts'

export function WaitingAtHome() {
  const { statements } = useServices()
  const ask = useCallback(
    (signal: AbortSignal) => withLazy(statements, ({ agenda }) => agenda(signal)),
    [statements],
  )
  // A customer comes for other things, too: where it cannot be read, nothing is said of it here.
  const [reading] = useProgram(ask)
  return (
    <Container>
      <div className={styles.work}>
        {reading.kind === 'read' && <WaitingPanel agenda={reading.answer} />}
        <LastDraft />
      </div>
    </Container>
  )
}

/** The way back to where the customer left off. */
function LastDraft() {
  const { t } = useTranslation()
  const { quotes } = useServices()
  const ask = useCallback(
    (signal: AbortSignal) => withLazy(quotes, ({ openDrafts }) => openDrafts(signal)),
    [quotes],
  )
  const [reading] = useProgram(ask)
  const draft = reading.kind === 'read' ? lastUsedDraft(reading.answer) : undefined
  if (draft === undefined) return null
  const { id, name, number } = draft
  return (
    <Panel title={t('account:home.carryOn')}>
      <Things>
        <Thing icon={FileIcon} text={t('account:home.lastUsed')}>
          <Link
            to="/my-account/quotes/$quoteId"
            params={{ quoteId: id }}
            className={linkLook({ tone: 'plain' })}
          >
            {t('account:waiting.draft', { name: name || number })}
          </Link>
        </Thing>
      </Things>
      <p>
        <Link to="/my-account/draftorder/$quoteId" params={{ quoteId: id }} className={linkLook()}>
          {t('account:home.addLines')}
        </Link>
      </p>
    </Panel>
  )
}
