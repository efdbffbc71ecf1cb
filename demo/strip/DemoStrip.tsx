/** Above the shop: says that it is a demo, what is off in it, and gives what a server or a mailbox would. */
import { useState, useSyncExternalStore } from 'react'
import { Button } from '../../src/ui/components/Button/Button.tsx'
import { Container } from '../../src/ui/components/Container/Container.tsx'
import { Inline } from '../../src/ui/components/Inline/Inline.tsx'
import { Text } from '../../src/ui/components/Text/Text.tsx'
import type { BackendLine } from '../page/backend-line.ts'
import { demoWords } from '../words/demo-words.ts'
import { AccountsDialog } from './AccountsDialog.tsx'
import { BeginAgainDialog } from './BeginAgainDialog.tsx'
import { EmailsDialog } from './EmailsDialog.tsx'
import { SellerDialog } from './SellerDialog.tsx'
import * as styles from './strip.css.ts'
import { usePageLanguage } from './use-page-language.ts'

type Panel = 'accounts' | 'emails' | 'seller' | 'begin-again'

export function DemoStrip({ line }: { readonly line: BackendLine }) {
  const words = demoWords(usePageLanguage())
  const { surroundings } = useSyncExternalStore(line.listen, line.present)
  const [panel, setPanel] = useState<Panel>()
  const { emails, waiting, isKept } = surroundings
  const close = () => setPanel(undefined)
  const opens = (next: Panel, label: string) => (
    <Button size="sm" tone="quiet" onClick={() => setPanel(next)}>
      {label}
    </Button>
  )
  return (
    <aside className={styles.strip} aria-label={words.strip}>
      <Container>
        <Inline space="sm" justify="between">
          <div className={styles.words}>
            <Text size="small">
              {words.stays} {words.noCards}
            </Text>
            {!isKept && (
              <Text size="small" tone="danger" weight="strong">
                {words.notKept}
              </Text>
            )}
          </div>
          <div className={styles.actions}>
            <Inline space="xs">
              {opens('accounts', words.accounts)}
              {opens('emails', counted(words.emails, emails.length))}
              {opens('seller', counted(words.seller, waiting.length))}
              {opens('begin-again', words.beginAgain)}
            </Inline>
          </div>
        </Inline>
      </Container>
      <AccountsDialog words={words} open={panel === 'accounts'} onClose={close} />
      <EmailsDialog words={words} open={panel === 'emails'} onClose={close} emails={emails} />
      <SellerDialog
        words={words}
        open={panel === 'seller'}
        onClose={close}
        waiting={waiting}
        review={line.review}
      />
      <BeginAgainDialog
        words={words}
        open={panel === 'begin-again'}
        onCancel={close}
        onConfirm={line.beginAgain}
      />
    </aside>
  )
}

function counted(label: string, count: number): string {
  return count === 0 ? label : `${label} (${count})`
}
