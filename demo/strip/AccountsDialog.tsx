import { DescriptionList } from '../../src/ui/components/DescriptionList/DescriptionList.tsx'
import { Dialog } from '../../src/ui/components/Dialog/Dialog.tsx'
import { Stack } from '../../src/ui/components/Stack/Stack.tsx'
import { Text } from '../../src/ui/components/Text/Text.tsx'
import { DEMO_PASSWORD } from '../../reference-backend/seed/accounts.ts'
import type { DemoWords } from '../words/english.ts'

interface AccountsDialogProps {
  readonly words: DemoWords
  readonly open: boolean
  readonly onClose: () => void
}

/** Whom one can be in the demo. */
export function AccountsDialog({ words, open, onClose }: AccountsDialogProps) {
  const items = Object.entries(words.purposes).map(([name, purpose]) => ({
    term: `${name}@manifold.test`,
    description: purpose,
  }))
  return (
    <Dialog open={open} onClose={onClose} title={words.accounts} closeLabel={words.close}>
      <Stack>
        <Text>
          {words.accountsLead}{' '}
          <Text as="span" face="code">
            {DEMO_PASSWORD}
          </Text>
        </Text>
        <DescriptionList items={items} layout="stacked" />
      </Stack>
    </Dialog>
  )
}
