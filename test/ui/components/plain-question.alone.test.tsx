/** A question whose code cannot be fetched is asked all the same. */
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { Button } from '../../../src/ui/components/Button/Button.tsx'
import { ConfirmDialog } from '../../../src/ui/components/ConfirmDialog/ConfirmDialog.tsx'

// The module stands for a file that the network did not bring.
vi.mock('../../../src/ui/components/ConfirmDialog/LoadedConfirmDialog.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

const onConfirm = vi.fn<() => void>()

function Removal() {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button onClick={() => setAsking(true)}>Remove it</Button>
      <ConfirmDialog
        open={isAsking}
        title="Remove quote PUMP-7?"
        confirmLabel="Remove"
        cancelLabel="Keep it"
        busyLabel="Removing the quote"
        onConfirm={onConfirm}
        onCancel={() => setAsking(false)}
      >
        This cannot be undone.
      </ConfirmDialog>
    </>
  )
}

it('is asked at the foot of the window, and given up with Escape or answered', async () => {
  render(<Removal />)
  const open = screen.getByRole('button', { name: 'Remove it' })
  await userEvent.click(open)
  const question = await screen.findByRole('alertdialog', { name: 'Remove quote PUMP-7?' })
  expect(question).toHaveAccessibleDescription('This cannot be undone.')
  // The answer is focused once the question is painted.
  await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus())
  await userEvent.keyboard('{Escape}')
  expect(question).not.toBeInTheDocument()
  expect(open).toHaveFocus()
  expect(onConfirm).not.toHaveBeenCalled()
  await userEvent.click(open)
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }))
  expect(onConfirm).toHaveBeenCalledOnce()
})
