import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Button } from '../../../src/ui/components/Button/Button.tsx'
import { ConfirmDialog } from '../../../src/ui/components/ConfirmDialog/ConfirmDialog.tsx'
import { Dialog } from '../../../src/ui/components/Dialog/Dialog.tsx'

function WithDialog({ outsidePress }: { readonly outsidePress?: 'closes' | 'kept' }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add To Quote</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Add to quote"
        closeLabel="Close"
        description="12 pieces"
        outsidePress={outsidePress}
      >
        <label>
          Quote name <input />
        </label>
      </Dialog>
    </>
  )
}

test('is named by its title and starts with the focus on its first control', async () => {
  render(<WithDialog />)
  await userEvent.click(screen.getByRole('button', { name: 'Add To Quote' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add to quote' })
  expect(dialog).toHaveAccessibleDescription('12 pieces')
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Quote name' })).toHaveFocus())
})

test('gives the focus back to the button it came from when Esc closes it', async () => {
  render(<WithDialog />)
  await userEvent.click(screen.getByRole('button', { name: 'Add To Quote' }))
  await screen.findByRole('dialog')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add To Quote' })).toHaveFocus())
})

test('says what became of a press between its content and its buttons, which do not scroll', async () => {
  render(
    <Dialog
      open
      onClose={() => {}}
      title="Copy"
      closeLabel="Close"
      outcome={<p role="alert">Not copied.</p>}
      footer={<Button>Copy quote</Button>}
    >
      <p>A long list</p>
    </Dialog>,
  )
  const list = await screen.findByText('A long list')
  const alert = screen.getByRole('alert')
  const button = screen.getByRole('button', { name: 'Copy quote' })
  expect(list.parentElement).not.toContainElement(alert)
  expect(list.compareDocumentPosition(alert)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(alert.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('closes with its named button', async () => {
  render(<WithDialog outsidePress="kept" />)
  await userEvent.click(screen.getByRole('button', { name: 'Add To Quote' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

interface Calls {
  readonly onConfirm?: () => void
  readonly onCancel?: () => void
  readonly busy?: boolean
  readonly error?: string
}

const ignore = () => {}

const question = ({ onConfirm = ignore, onCancel = ignore, busy = false, error }: Calls) => (
  <ConfirmDialog
    open
    title="Remove quote PUMP-7?"
    confirmLabel="Remove"
    cancelLabel="Keep it"
    busyLabel="Removing the quote"
    busy={busy}
    error={error}
    onConfirm={onConfirm}
    onCancel={onCancel}
  >
    This cannot be undone. <a href="/quotes">Read the quote first</a>
  </ConfirmDialog>
)

test('a question starts with the focus on the way out', async () => {
  render(question({}))
  const dialog = await screen.findByRole('alertdialog', { name: 'Remove quote PUMP-7?' })
  expect(dialog).toHaveAccessibleDescription('This cannot be undone. Read the quote first')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus())
})

test('a question answers yes and no', async () => {
  const [yes, no] = [vi.fn<() => void>(), vi.fn<() => void>()]
  render(question({ onConfirm: yes, onCancel: no }))
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }))
  expect(yes).toHaveBeenCalledOnce()
  await userEvent.keyboard('{Escape}')
  expect(no).toHaveBeenCalledOnce()
})

test('a question stays while its answer is under way and cannot be answered twice', async () => {
  const [yes, no] = [vi.fn<() => void>(), vi.fn<() => void>()]
  render(question({ onConfirm: yes, onCancel: no, busy: true }))
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }))
  await userEvent.keyboard('{Escape}')
  expect(yes).not.toHaveBeenCalled()
  expect(no).not.toHaveBeenCalled()
})

test('a question shows in place why it did not work', async () => {
  render(question({ error: 'The quote was changed by a colleague.' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The quote was changed by a colleague.',
  )
})
