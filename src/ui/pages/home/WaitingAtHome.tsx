/** What waits for a customer, on the home page: read once the page is there, and shown where there is something. */
import { useCallback } from 'react'
import { withLazy } from '../../../application/lazy.ts'
import { Container } from '../../components/Container/Container.tsx'
import { WaitingPanel } from '../../parts/waiting/WaitingPanel.tsx'
import { useServices } from '../../storefront-context.tsx'
import { useProgram } from '../../use-program.ts'

export function WaitingAtHome() {
  const { statements } = useServices()
  const ask = useCallback(
    (signal: AbortSignal) => withLazy(statements, ({ agenda }) => agenda(signal)),
    [statements],
  )
  // A customer comes for other things, too: where it cannot be read, nothing is said of it here.
  const [reading] = useProgram(ask)
  if (reading.kind !== 'read') return null
  return (
    <Container>
      <WaitingPanel agenda={reading.answer} />
    </Container>
  )
}
