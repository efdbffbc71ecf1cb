import { Dialog } from '../../src/ui/components/Dialog/Dialog.tsx'
import { Stack } from '../../src/ui/components/Stack/Stack.tsx'
import { Text } from '../../src/ui/components/Text/Text.tsx'
import type { ShownEmail } from '../messages.ts'
import type { DemoWords } from '../words/english.ts'
import * as styles from './strip.css.ts'

interface EmailsDialogProps {
  readonly words: DemoWords
  readonly open: boolean
  readonly onClose: () => void
  readonly emails: readonly ShownEmail[]
}

/** The emails that the shop would have sent; their links can be followed. */
export function EmailsDialog({ words, open, onClose, emails }: EmailsDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.emails}
      closeLabel={words.close}
      description={words.emailsLead}
    >
      <Stack>
        {emails.length === 0 && <Text tone="soft">{words.noEmails}</Text>}
        {emails.map(({ to, text, at }) => (
          <article key={`${at} ${to}`} className={styles.email}>
            <Text weight="strong">{to}</Text>
            <Text as="div" size="small">
              {withLinks(text)}
            </Text>
          </article>
        ))}
      </Stack>
    </Dialog>
  )
}

/** The addresses of this shop in a text as links; whatever else looks like one stays text. */
function withLinks(text: string) {
  const { origin } = window.location
  return text.split(/(https?:\/\/\S+)/).map((part, index) =>
    part.startsWith(`${origin}/`) ? (
      <a key={index} href={part}>
        {part}
      </a>
    ) : (
      part
    ),
  )
}
