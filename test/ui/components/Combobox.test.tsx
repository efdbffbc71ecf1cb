import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Combobox } from '../../../src/ui/components/Combobox/Combobox.tsx'
import type { ComboboxState } from '../../../src/ui/components/Combobox/combobox-model.ts'

const codes = ['MGX080', 'MGX100', 'PVC028']

interface SearchProps {
  readonly state?: ComboboxState
  readonly onChoose?: (code: string) => void
  readonly onSubmit?: (value: string) => void
}

function Search({ state = 'ready', onChoose = () => {}, onSubmit = () => {} }: SearchProps) {
  const [value, setValue] = useState('')
  const items = codes.filter((code) => value !== '' && code.includes(value.toUpperCase()))
  return (
    <Combobox
      label="Search"
      value={value}
      onChange={setValue}
      state={value === '' ? 'idle' : state}
      groups={[
        {
          label: 'Motors',
          items: state === 'ready' ? items.filter((code) => code.startsWith('M')) : [],
        },
        {
          label: 'Pumps',
          items: state === 'ready' ? items.filter((code) => code.startsWith('P')) : [],
        },
      ]}
      itemKey={(code) => code}
      itemText={(code) => code}
      renderItem={(code) => code}
      onChoose={onChoose}
      onSubmit={onSubmit}
      loadingText="Searching"
      emptyText="Nothing fits."
      failedText="The search did not answer."
      countText={(count) => `${count} suggestions`}
    />
  )
}

const field = () => screen.getByRole('combobox', { name: 'Search' })

const typed = async (text: string) => {
  await userEvent.click(field())
  await waitFor(() => expect(field()).toHaveAttribute('aria-autocomplete', 'list'))
  await userEvent.type(field(), text)
}

test('shows the suggestions in groups and reads their number out', async () => {
  render(<Search />)
  await typed('mgx')
  expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
    'MGX080',
    'MGX100',
  ])
  expect(screen.getByRole('group', { name: 'Motors' })).toBeInTheDocument()
  expect(screen.queryByRole('group', { name: 'Pumps' })).not.toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent('2 suggestions')
  expect(field()).toHaveAttribute('aria-expanded', 'true')
})

test('takes the marked suggestion with Enter and leaves the text alone', async () => {
  const [choose, submit] = [vi.fn<(code: string) => void>(), vi.fn<(value: string) => void>()]
  render(<Search onChoose={choose} onSubmit={submit} />)
  await typed('mgx')
  await screen.findAllByRole('option')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(screen.getByRole('option', { name: 'MGX100' })).toHaveAttribute('data-highlighted')
  await userEvent.keyboard('{Enter}')
  expect(choose.mock.calls.map(([code]) => code)).toEqual(['MGX100'])
  expect(submit).not.toHaveBeenCalled()
  expect(field()).toHaveValue('mgx')
})

test('takes a pressed suggestion and leaves the text alone', async () => {
  const choose = vi.fn<(code: string) => void>()
  render(<Search onChoose={choose} />)
  await typed('pvc')
  await userEvent.click(await screen.findByRole('option', { name: 'PVC028' }))
  expect(choose.mock.calls.map(([code]) => code)).toEqual(['PVC028'])
  expect(field()).toHaveValue('pvc')
  expect(screen.queryByRole('option')).not.toBeInTheDocument()
})

test('sends the text with Enter while no suggestion is marked', async () => {
  const [choose, submit] = [vi.fn<(code: string) => void>(), vi.fn<(value: string) => void>()]
  render(<Search onChoose={choose} onSubmit={submit} />)
  await typed('mgx')
  await screen.findAllByRole('option')
  await userEvent.keyboard('{Enter}')
  expect(submit.mock.calls).toEqual([['mgx']])
  expect(choose).not.toHaveBeenCalled()
  expect(screen.queryByRole('option')).not.toBeInTheDocument()
})

test('Esc closes the list, keeps the text and the focus', async () => {
  render(<Search />)
  await typed('mgx')
  await screen.findAllByRole('option')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('option')).not.toBeInTheDocument()
  expect(field()).toHaveValue('mgx')
  expect(field()).toHaveFocus()
  expect(field()).toHaveAttribute('aria-expanded', 'false')
})

test('closes the list when the focus goes on', async () => {
  render(<Search />)
  await typed('mgx')
  await screen.findAllByRole('option')
  await userEvent.tab()
  await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument())
})

test.each([
  ['loading', 'Searching'],
  ['failed', 'The search did not answer.'],
] as const)('says in words that the list is %s', async (state, words) => {
  render(<Search state={state} />)
  await typed('mgx')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(words))
})

test('says that nothing fits', async () => {
  render(<Search />)
  await typed('zzz')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Nothing fits.'))
})
