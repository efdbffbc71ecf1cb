import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Accordion } from '../../../src/ui/components/Accordion/Accordion.tsx'
import { Tabs } from '../../../src/ui/components/Tabs/Tabs.tsx'

function Units() {
  const [value, setValue] = useState<'metric' | 'us'>('metric')
  return (
    <Tabs
      label="Units"
      value={value}
      onChange={setValue}
      items={[
        { value: 'metric', label: 'Metric Units', panel: '79.6 cm³' },
        { value: 'us', label: 'U.S. Units', panel: '4.86 in³', count: '4' },
      ]}
    />
  )
}

test('shows the panel of the chosen tab only', async () => {
  render(<Units />)
  expect(screen.getByRole('tablist', { name: 'Units' })).toBeInTheDocument()
  expect(screen.getByRole('tabpanel', { name: 'Metric Units' })).toHaveTextContent('79.6 cm³')
  await userEvent.click(screen.getByRole('tab', { name: /U\.S\. Units/ }))
  expect(screen.getByRole('tabpanel')).toHaveTextContent('4.86 in³')
  expect(screen.queryByText('79.6 cm³')).not.toBeInTheDocument()
})

test('moves with the arrow keys and opens with Enter', async () => {
  render(<Units />)
  await userEvent.tab()
  expect(screen.getByRole('tab', { name: 'Metric Units' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: /U\.S\. Units/ })).toHaveFocus()
  expect(screen.getByRole('tabpanel')).toHaveTextContent('79.6 cm³')
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('tabpanel')).toHaveTextContent('4.86 in³')
})

test('goes round with the arrow keys, and to either end with Home and End', async () => {
  render(<Units />)
  const [first, last] = screen.getAllByRole('tab')
  await userEvent.tab()
  await userEvent.keyboard('{ArrowLeft}')
  expect(last).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  expect(first).toHaveFocus()
  await userEvent.keyboard('{End}')
  expect(last).toHaveFocus()
  await userEvent.keyboard('{Home}')
  expect(first).toHaveFocus()
  await userEvent.tab()
  expect(screen.getByRole('tabpanel')).toHaveFocus()
})

test('keeps what is typed in a panel that is not on show', async () => {
  const items = [
    { value: 'a', label: 'A', panel: <input aria-label="Text" /> },
    { value: 'b', label: 'B', panel: 'Other' },
  ] as const
  const { rerender } = render(
    <Tabs label="Kept" items={items} value="a" onChange={() => {}} keepsPanels />,
  )
  await userEvent.type(screen.getByRole('textbox', { name: 'Text' }), 'kept')
  rerender(<Tabs label="Kept" items={items} value="b" onChange={() => {}} keepsPanels />)
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  rerender(<Tabs label="Kept" items={items} value="a" onChange={() => {}} keepsPanels />)
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('kept')
})

test('an accordion opens and closes each part below its own heading', async () => {
  render(
    <Accordion
      headingLevel={3}
      openAtFirst={['features']}
      items={[
        { value: 'features', title: 'Features', content: 'Roller stator' },
        { value: 'files', title: 'Files', content: 'Data sheet' },
      ]}
    />,
  )
  expect(screen.getByRole('heading', { level: 3, name: 'Features' })).toBeInTheDocument()
  expect(screen.getByText('Roller stator')).toBeVisible()
  expect(screen.getByText('Data sheet')).not.toBeVisible()
  await userEvent.click(screen.getByRole('heading', { level: 3, name: 'Files' }))
  expect(screen.getByText('Data sheet')).toBeVisible()
  expect(screen.getByText('Roller stator')).toBeVisible()
})

test('brings a chosen tab into view that is beyond the edge of its strip', async () => {
  const strip = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300)
  const left = vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(400)
  const width = vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100)
  render(<Units />)
  expect(screen.getByRole('tablist').scrollLeft).toBe(0)
  await userEvent.click(screen.getByRole('tab', { name: /U\.S\. Units/ }))
  expect(screen.getByRole('tablist').scrollLeft).toBe(200)
  left.mockReturnValue(20)
  await userEvent.click(screen.getByRole('tab', { name: 'Metric Units' }))
  expect(screen.getByRole('tablist').scrollLeft).toBe(20)
  for (const each of [strip, left, width]) each.mockRestore()
})
