import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Breadcrumbs } from '../../../src/ui/components/Breadcrumbs/Breadcrumbs.tsx'
import { ErrorSummary } from '../../../src/ui/components/ErrorSummary/ErrorSummary.tsx'
import { CloseIcon } from '../../../src/ui/components/Icon/icons.ts'
import { IconButton } from '../../../src/ui/components/IconButton/IconButton.tsx'
import { LiveRegion } from '../../../src/ui/components/LiveRegion/LiveRegion.tsx'
import { Notice } from '../../../src/ui/components/Notice/Notice.tsx'
import { PageHeading } from '../../../src/ui/components/PageHeading/PageHeading.tsx'
import { SkeletonRows } from '../../../src/ui/components/Skeleton/SkeletonRows.tsx'
import { SkipLink } from '../../../src/ui/components/SkipLink/SkipLink.tsx'

test.each([
  ['error', 'alert'],
  ['warning', 'status'],
  ['success', 'status'],
  ['info', 'status'],
] as const)('a notice of tone %s is announced as %s', (tone, role) => {
  render(<Notice tone={tone}>The quote was saved.</Notice>)
  expect(screen.getByRole(role)).toHaveTextContent('The quote was saved.')
})

test('a notice that stood on the page from the start is not announced', () => {
  render(
    <Notice tone="error" announce="silent">
      Please add an address.
    </Notice>,
  )
  expect(screen.getByText('Please add an address.')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a notice closes with a named button', async () => {
  const close = vi.fn<() => void>()
  render(
    <Notice tone="info" onClose={close} closeLabel="Close the message">
      Done.
    </Notice>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Close the message' }))
  expect(close).toHaveBeenCalledOnce()
})

const summary = (attempt: number, messages: readonly string[]) => (
  <>
    <ErrorSummary
      title="There is a problem"
      attempt={attempt}
      problems={messages.map((message) => ({ fieldId: 'po', message }))}
    />
    <input id="po" aria-label="PO number" />
  </>
)

test('a summary of errors takes the focus and leads to the field', async () => {
  render(summary(1, ['Please enter a PO number.']))
  const box = screen.getByRole('alert', { name: 'There is a problem' })
  expect(box).toHaveFocus()
  await userEvent.click(screen.getByRole('link', { name: 'Please enter a PO number.' }))
  expect(screen.getByRole('textbox', { name: 'PO number' })).toHaveFocus()
  expect(location.hash).toBe('')
})

test('a summary of errors takes the focus again with the next attempt, not with each change', () => {
  const { rerender } = render(summary(1, ['Please enter a PO number.', 'Choose a date.']))
  screen.getByRole('textbox').focus()
  rerender(summary(1, ['Please enter a PO number.']))
  expect(screen.getByRole('textbox')).toHaveFocus()
  rerender(summary(1, []))
  rerender(summary(1, ['Please enter a PO number.']))
  expect(screen.getByRole('textbox')).toHaveFocus()
  rerender(summary(2, ['Please enter a PO number.']))
  expect(screen.getByRole('alert')).toHaveFocus()
})

test('a summary without errors is not there', () => {
  render(summary(1, []))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('the same sentence said twice changes the live region', () => {
  const { rerender } = render(<LiveRegion message="Price removed, calculate again" times={1} />)
  const first = screen.getByRole('status').textContent
  rerender(<LiveRegion message="Price removed, calculate again" times={2} />)
  expect(screen.getByRole('status').textContent).not.toBe(first)
  expect(screen.getByRole('status')).toHaveTextContent('Price removed, calculate again')
})

test('an icon button is named and tells its reason instead of acting', async () => {
  const press = vi.fn<() => void>()
  render(
    <IconButton
      label="Remove quote PUMP-7"
      icon={CloseIcon}
      onClick={press}
      reason="An approved quote stays."
    />,
  )
  const button = screen.getByRole('button', { name: 'Remove quote PUMP-7' })
  expect(button).toHaveAccessibleDescription('An approved quote stays.')
  await userEvent.click(button)
  expect(press).not.toHaveBeenCalled()
})

test('placeholders say what is being loaded and are otherwise silent', () => {
  render(<SkeletonRows busyText="Loading quotes" count={3} />)
  expect(screen.getByRole('status')).toHaveTextContent('Loading quotes')
})

test('the skip link moves the focus to the content', async () => {
  render(
    <>
      <SkipLink target="content">Skip to content</SkipLink>
      <main id="content" tabIndex={-1}>
        Content
      </main>
    </>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('main')).toHaveFocus()
})

test('the crumbs lead back and mark the present page', () => {
  render(
    <Breadcrumbs
      label="Breadcrumbs"
      items={[{ label: 'Quotes', href: '/quotes' }, { label: 'PUMP-7' }]}
    />,
  )
  expect(screen.getByRole('navigation', { name: 'Breadcrumbs' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Quotes' })).toHaveAttribute('href', '/quotes')
  expect(screen.getByText('PUMP-7')).toHaveAttribute('aria-current', 'page')
})

test('the title of a page can take the focus when it is asked to', () => {
  const titleRef = { current: null as HTMLHeadingElement | null }
  render(<PageHeading title="Quotes" titleRef={titleRef} />)
  titleRef.current?.focus()
  expect(screen.getByRole('heading', { level: 1, name: 'Quotes' })).toHaveFocus()
})
