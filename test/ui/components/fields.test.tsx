import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { unfinishedDay } from '../../../src/domain/shared/unfinished-day.ts'
import { Checkbox } from '../../../src/ui/components/Checkbox/Checkbox.tsx'
import { DateField } from '../../../src/ui/components/DateField/DateField.tsx'
import { NumberText } from '../../../src/ui/components/NumberText/NumberText.tsx'
import { PasswordField } from '../../../src/ui/components/PasswordField/PasswordField.tsx'
import { RadioGroup } from '../../../src/ui/components/RadioGroup/RadioGroup.tsx'
import { RatingField } from '../../../src/ui/components/RatingField/RatingField.tsx'
import { SelectField } from '../../../src/ui/components/SelectField/SelectField.tsx'
import { TextArea } from '../../../src/ui/components/TextArea/TextArea.tsx'
import { TextField } from '../../../src/ui/components/TextField/TextField.tsx'
import { beginDay } from '../begun-day.ts'

const ignore = () => {}

test('a field is named by its label and described by its hint and its error', () => {
  render(
    <TextField
      label="PO number"
      hint="As on your order."
      error="Please enter a PO number."
      value=""
      onChange={ignore}
    />,
  )
  const field = screen.getByRole('textbox', { name: 'PO number' })
  expect(field).toHaveAccessibleDescription('As on your order. Please enter a PO number.')
  expect(field).toBeInvalid()
})

test('a field without an error is valid and described by nothing', () => {
  render(<TextField label="PO number" value="" onChange={ignore} />)
  const field = screen.getByRole('textbox', { name: 'PO number' })
  expect(field).toBeValid()
  expect(field).not.toHaveAttribute('aria-describedby')
})

test('a hidden label still names its field', () => {
  render(<TextField label="Quantity of line 3" labelLook="hidden" value="" onChange={ignore} />)
  expect(screen.getByRole('textbox', { name: 'Quantity of line 3' })).toBeVisible()
})

test('a password can be shown and hidden again', async () => {
  render(
    <PasswordField
      label="Password"
      value="secret"
      onChange={ignore}
      autoComplete="current-password"
      showLabel="Show password"
      hideLabel="Hide password"
    />,
  )
  const field = screen.getByLabelText('Password')
  expect(field).toHaveAttribute('type', 'password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(field).toHaveAttribute('type', 'text')
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(field).toHaveAttribute('type', 'password')
})

const counterText = (used: number, most: number) => `${used} of ${most} characters`

function Comment({ first }: { readonly first: string }) {
  const [value, setValue] = useState(first)
  return <TextArea label="Comment" value={value} onChange={setValue} counterText={counterText} />
}

test('a text area counts its characters against 255', async () => {
  render(<Comment first="" />)
  const area = screen.getByRole('textbox', { name: 'Comment' })
  await userEvent.type(area, 'Hello')
  expect(area).toHaveAccessibleDescription('5 of 255 characters')
  expect(area).toBeValid()
})

test('a text area keeps the 256th character and marks itself instead of cutting it off', async () => {
  render(<Comment first={'x'.repeat(255)} />)
  const area = screen.getByRole('textbox', { name: 'Comment' })
  expect(area).toBeValid()
  await userEvent.type(area, 'y')
  expect(area).toHaveValue(`${'x'.repeat(255)}y`)
  expect(area).toBeInvalid()
})

test('a text area reads its count out only near the end', async () => {
  render(<Comment first={'x'.repeat(234)} />)
  const area = screen.getByRole('textbox', { name: 'Comment' })
  await userEvent.type(area, 'y')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await userEvent.type(area, 'y')
  expect(screen.getByRole('status')).toHaveTextContent('236 of 255 characters')
})

test('a number is typed as text with the keyboard of figures', async () => {
  const change = vi.fn<(value: string) => void>()
  render(<NumberText label="Quantity" value="" onChange={change} unit="pieces" />)
  const field = screen.getByRole('textbox', { name: 'Quantity' })
  expect(field).toHaveAttribute('inputmode', 'numeric')
  await userEvent.type(field, '6')
  expect(change).toHaveBeenCalledWith('6')
})

test('the steps of a number have names and stop where they may not go', async () => {
  const [less, more] = [vi.fn<() => void>(), vi.fn<() => void>()]
  render(
    <NumberText
      label="Quantity"
      value="6"
      onChange={ignore}
      stepper={{
        lessLabel: 'Six fewer',
        moreLabel: 'Six more',
        onLess: less,
        onMore: more,
        canLess: false,
        canMore: true,
      }}
    />,
  )
  expect(screen.getByRole('button', { name: 'Six fewer' })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'Six more' }))
  expect(more).toHaveBeenCalledOnce()
  expect(less).not.toHaveBeenCalled()
})

test('a date carries the first day that can be chosen', () => {
  render(<DateField label="Delivery" value="2027-03-09" min="2027-03-09" onChange={ignore} />)
  const field = screen.getByLabelText('Delivery')
  expect(field).toHaveValue('2027-03-09')
  expect(field).toHaveAttribute('min', '2027-03-09')
})

test('a date that is begun and not finished is told as such, and its error waits until the field is left', () => {
  const change = vi.fn<(value: string) => void>()
  function Day() {
    const [value, setValue] = useState('')
    return (
      <DateField
        label="Delivery"
        value={value}
        tellsUnfinished
        error={value === unfinishedDay ? 'Complete the date.' : undefined}
        onChange={(next) => {
          change(next)
          setValue(next)
        }}
      />
    )
  }
  render(<Day />)
  const field = screen.getByLabelText('Delivery')
  fireEvent.focus(field)
  const isBegun = beginDay(field)
  fireEvent.keyUp(field, { key: '7' })
  fireEvent.keyUp(field, { key: '1' })
  expect(change.mock.calls).toEqual([[unfinishedDay]])
  expect(field).toHaveValue('')
  expect(field).toHaveAccessibleDescription('')
  fireEvent.blur(field)
  expect(field).toHaveAccessibleDescription('Complete the date.')
  isBegun.badInput = false
  fireEvent.keyUp(field, { key: 'Backspace' })
  expect(change).toHaveBeenLastCalledWith('')
  expect(field).toBeValid()
})

test('a select offers its choices and takes a choice back', async () => {
  const change = vi.fn<(value: string) => void>()
  render(
    <SelectField
      label="Shaft"
      value="A"
      onChange={change}
      emptyText="Choose a shaft"
      choices={[
        { value: 'A', label: '1 in keyed' },
        { value: 'B', label: '25 mm keyed' },
      ]}
    />,
  )
  const select = screen.getByRole('combobox', { name: 'Shaft' })
  expect(select).toHaveDisplayValue('1 in keyed')
  await userEvent.selectOptions(select, '25 mm keyed')
  await userEvent.selectOptions(select, 'Choose a shaft')
  expect(change.mock.calls).toEqual([['B'], ['']])
})

test('a checkbox answers the other state and is described by its hint', async () => {
  const change = vi.fn<(checked: boolean) => void>()
  render(<Checkbox label="Remember" hint="Next time too." checked={false} onChange={change} />)
  const box = screen.getByRole('checkbox', { name: 'Remember' })
  expect(box).toHaveAccessibleDescription('Next time too.')
  await userEvent.click(screen.getByText('Remember'))
  expect(change).toHaveBeenCalledWith(true)
})

test('a group of radios is named by its legend and described by its error', async () => {
  const change = vi.fn<(value: 'complete' | 'partial') => void>()
  render(
    <RadioGroup
      legend="Dispatch"
      error="Choose how to ship."
      value={undefined}
      onChange={change}
      choices={[
        { value: 'complete', label: 'Ship complete', description: 'One delivery.' },
        { value: 'partial', label: 'Accept partial' },
      ]}
    />,
  )
  const group = screen.getByRole('radiogroup', { name: 'Dispatch' })
  expect(group).toHaveAccessibleDescription('Choose how to ship.')
  expect(group).toBeInvalid()
  const radio = screen.getByRole('radio', { name: 'Ship complete' })
  expect(radio).toHaveAccessibleDescription('One delivery.')
  await userEvent.click(radio)
  expect(change).toHaveBeenCalledWith('complete')
})

test('names of fields and of groups stand at one distance above what they name', () => {
  const choices = [{ value: 'a', label: 'A' }] as const
  render(
    <>
      <TextField label="PO number" hint="Yours" error="Missing" value="" onChange={ignore} />
      <RadioGroup
        legend="Dispatch"
        hint="All lines"
        error="Choose one"
        choices={choices}
        value={undefined}
        onChange={ignore}
      />
      <RatingField
        legend="Rating"
        choices={[{ value: 1, name: '1 of 5' }]}
        value={undefined}
        onChange={ignore}
        meaning=""
        error="Give one"
      />
    </>,
  )
  const lookOf = (text: string) => screen.getByText(text).className
  expect(lookOf('PO number')).not.toBe('')
  expect(lookOf('Dispatch')).toBe(lookOf('PO number'))
  expect(lookOf('Rating')).toBe(lookOf('PO number'))
  expect(lookOf('All lines')).toBe(lookOf('Yours'))
  const around = (text: string) => screen.getByText(text).closest('p')?.parentElement?.className
  expect(around('Choose one')).toBe(around('Missing'))
  expect(around('Give one')).toBe(around('Missing'))
})
