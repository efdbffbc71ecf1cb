/** The company in figures and the machines in which its motors run: both from the content page of the applications. */
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { withLazy } from '../../../application/lazy.ts'
import { Container } from '../../components/Container/Container.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { PlainWidget } from '../../parts/content/PlainWidget.tsx'
import { useServices } from '../../storefront-context.tsx'
import { useProgram } from '../../use-program.ts'
import * as styles from './Applications.css.ts'
import { useLangOf } from '../../use-written.ts'

const path = 'applications'

export function Applications() {
  const { i18n } = useTranslation()
  return <Told key={i18n.language} />
}

/** Nothing where a site has no such page, or it cannot be had. */
function Told() {
  const { content } = useServices()
  const langOf = useLangOf()
  const [reading] = useProgram(
    useCallback(
      (signal: AbortSignal) => withLazy(content, ({ page }) => page(path, signal)),
      [content],
    ),
  )
  if (reading.kind !== 'read') return null
  const { widgets, writtenIn } = reading.answer
  return (
    <Container>
      <div lang={langOf(writtenIn)} className={styles.close}>
        <Stack space="huge">
          {widgets.map((widget) =>
            widget.kind === 'milestone-stats' ? (
              <PlainWidget key="figures" widget={{ ...widget, heading: '' }} />
            ) : null,
          )}
          {widgets.map((widget) =>
            widget.kind === 'resource-links' ? (
              <PlainWidget key="machines" widget={widget} />
            ) : null,
          )}
        </Stack>
      </div>
    </Container>
  )
}
