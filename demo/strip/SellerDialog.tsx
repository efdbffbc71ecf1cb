import { useState } from 'react'
import { Button } from '../../src/ui/components/Button/Button.tsx'
import { Dialog } from '../../src/ui/components/Dialog/Dialog.tsx'
import { Inline } from '../../src/ui/components/Inline/Inline.tsx'
import { Notice } from '../../src/ui/components/Notice/Notice.tsx'
import { Stack } from '../../src/ui/components/Stack/Stack.tsx'
import { Text } from '../../src/ui/components/Text/Text.tsx'
import type { Verdict, WaitingQuote } from '../messages.ts'
import type { DemoWords } from '../words/english.ts'
import * as styles from './strip.css.ts'
import { usePageLanguage } from './use-page-language.ts'

interface SellerDialogProps {
  readonly words: DemoWords
  readonly open: boolean
  readonly onClose: () => void
  readonly waiting: readonly WaitingQuote[]
  readonly review: (verdict: Verdict) => Promise<boolean>
}

/** Quotes that wait for the seller, who is nobody else than the visitor here. */
export function SellerDialog({ words, open, onClose, waiting, review }: SellerDialogProps) {
  const language = usePageLanguage()
  const [busy, setBusy] = useState<string>()
  const [failed, setFailed] = useState(false)
  const judge = async (order: string, action: Verdict['action']) => {
    setBusy(order)
    setFailed(false)
    const isDone = await review({ order, action, reason: words.returnReason })
    setFailed(!isDone)
    setBusy(undefined)
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.seller}
      closeLabel={words.close}
      description={words.sellerLead}
    >
      <Stack>
        {failed && <Notice tone="error">{words.reviewFailed}</Notice>}
        {waiting.length === 0 && <Text tone="soft">{words.noQuotes}</Text>}
        {waiting.map(({ orderID, quoteNumber, quoteName, company, total, currencyCode }) => (
          <section key={orderID} className={styles.email}>
            <Stack space="sm">
              <Text weight="strong">
                {words.quote.replace('{number}', quoteNumber)} · {quoteName}
              </Text>
              <Text size="small" tone="soft">
                {company} · {money(total, currencyCode, language)}
              </Text>
              <Inline space="sm">
                <Button
                  size="sm"
                  tone="primary"
                  busy={busy === orderID}
                  busyLabel={words.reviewing}
                  onClick={() => void judge(orderID, 'approve')}
                >
                  {words.approve}
                </Button>
                <Button
                  size="sm"
                  busy={busy === orderID}
                  busyLabel={words.reviewing}
                  onClick={() => void judge(orderID, 'return')}
                >
                  {words.giveBack}
                </Button>
              </Inline>
            </Stack>
          </section>
        ))}
      </Stack>
    </Dialog>
  )
}

function money(amount: number, currency: string, language: string): string {
  return new Intl.NumberFormat(language || 'en-US', { style: 'currency', currency }).format(amount)
}
