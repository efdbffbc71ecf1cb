import { useState } from 'react'
import { Button } from '../../../src/ui/components/Button/Button.tsx'
import { Combobox } from '../../../src/ui/components/Combobox/Combobox.tsx'
import { ConfirmDialog } from '../../../src/ui/components/ConfirmDialog/ConfirmDialog.tsx'
import { DateField } from '../../../src/ui/components/DateField/DateField.tsx'
import { Dialog } from '../../../src/ui/components/Dialog/Dialog.tsx'
import { Inline } from '../../../src/ui/components/Inline/Inline.tsx'
import { Stack } from '../../../src/ui/components/Stack/Stack.tsx'
import { Text } from '../../../src/ui/components/Text/Text.tsx'
import { TextField } from '../../../src/ui/components/TextField/TextField.tsx'
import { linkLook } from '../../../src/ui/components/TextLink/TextLink.css.ts'

const groups = [
  { label: 'Model codes', items: ['MGX080A2NB00', 'MGX100A2NB00', 'MGX125A2VB00'] },
  { label: 'Product types', items: ['Gerotor motors'] },
]

/** What opens over the page. */
export function Overlays() {
  const [open, setOpen] = useState<'none' | 'dialog' | 'confirm'>('none')
  const [query, setQuery] = useState('')
  const close = () => setOpen('none')
  return (
    <Stack space="xl">
      <Inline>
        <Button onClick={() => setOpen('dialog')}>Add To Quote</Button>
        <Button onClick={() => setOpen('confirm')}>Remove quote</Button>
      </Inline>
      <Combobox
        label="Search by model code"
        placeholder="Model code or word"
        value={query}
        onChange={setQuery}
        state={query === '' ? 'idle' : 'ready'}
        groups={groups.map((group) => ({
          ...group,
          items: group.items.filter((item) => item.toLowerCase().includes(query.toLowerCase())),
        }))}
        itemKey={(item) => item}
        itemText={(item) => item}
        renderItem={(item) => (
          <Text as="span" face="code" size="small">
            {item}
          </Text>
        )}
        onChoose={setQuery}
        onSubmit={setQuery}
        loadingText="Searching"
        emptyText="Nothing fits. Check the first three characters of the code."
        failedText="The search did not answer. Try again."
        countText={(count) => `${count} suggestions`}
        footer={
          <a href="#all" className={linkLook()}>
            See all Results
          </a>
        }
      />
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Add to quote"
        closeLabel="Close"
        description="12 pieces of MGX080A2NB00"
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button tone="primary" onClick={close}>
              Add To Quote
            </Button>
          </>
        }
      >
        <Stack>
          <TextField label="Quote name" value="" onChange={() => {}} />
          <DateField label="Preferred delivery date" value="2027-03-09" onChange={() => {}} />
        </Stack>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        title="Remove quote PUMP-7?"
        confirmLabel="Remove"
        cancelLabel="Keep it"
        busyLabel="Removing the quote"
        onConfirm={close}
        onCancel={close}
      >
        The quote and its 4 lines are removed. This cannot be undone.
      </ConfirmDialog>
    </Stack>
  )
}
