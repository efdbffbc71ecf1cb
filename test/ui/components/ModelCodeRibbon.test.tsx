import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ModelCodeLine } from '../../../src/ui/components/ModelCodeRibbon/ModelCodeLine.tsx'
import { ModelCodeRibbon } from '../../../src/ui/components/ModelCodeRibbon/ModelCodeRibbon.tsx'
import type { RibbonSegment } from '../../../src/ui/components/ModelCodeRibbon/ribbon-segment.ts'
import { ribbonWords } from '../../../src/ui/i18n/ribbon-texts.ts'
import { englishWords } from '../../unit/ui/english-words.ts'

const words = ribbonWords(englishWords().t)

const sku: RibbonSegment = {
  key: '',
  name: 'Series',
  code: 'TM2',
  meaning: 'TM200 Orbital Motor',
  isOptional: false,
  isFixed: true,
}
const part = (name: string, overrides: Partial<RibbonSegment> = {}): RibbonSegment => ({
  key: name.toLowerCase(),
  name,
  code: undefined,
  meaning: undefined,
  isOptional: false,
  isFixed: false,
  ...overrides,
})
const shaft = part('Shaft', { code: 'A2', meaning: '1 in keyed' })
const segments = [sku, part('Mount'), shaft, part('Drain', { isOptional: true })]

const name = (spoken: string) => screen.getByRole('button', { name: spoken })

test('reads every part out with position, name, meaning and code', () => {
  render(<ModelCodeRibbon segments={segments} words={words} onOpen={() => {}} />)
  expect(screen.getByRole('list', { name: 'Model code' }).children).toHaveLength(4)
  expect(name('Position 2, Mount: open')).toBeVisible()
  expect(name('Position 3, Shaft: 1 in keyed, code A2')).toBeVisible()
  expect(name('Position 4, Drain: none')).toBeVisible()
})

test('does not make a question of the sku code', () => {
  render(<ModelCodeRibbon segments={segments} words={words} onOpen={() => {}} />)
  expect(screen.getByText('Position 1, Series: TM200 Orbital Motor, code TM2')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Series/ })).toBeNull()
})

test('is for reading only where nothing can be opened', () => {
  render(<ModelCodeRibbon segments={segments} words={words} />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('tells which part is pressed, pointed at and focused', async () => {
  const open = vi.fn<(key: string) => void>()
  const light = vi.fn<(key: string | undefined) => void>()
  render(<ModelCodeRibbon segments={segments} words={words} onOpen={open} onLight={light} />)
  await userEvent.click(name('Position 3, Shaft: 1 in keyed, code A2'))
  expect(open).toHaveBeenCalledExactlyOnceWith('shaft')
  expect(light).toHaveBeenCalledWith('shaft')
  await userEvent.tab()
  expect(light).toHaveBeenLastCalledWith('drain')
  await userEvent.keyboard('{Enter}')
  expect(open).toHaveBeenLastCalledWith('drain')
})

test('lights the part that is being looked at', () => {
  render(<ModelCodeRibbon segments={segments} words={words} onOpen={() => {}} litKey="shaft" />)
  expect(name('Position 3, Shaft: 1 in keyed, code A2')).toHaveAttribute('data-lit', 'true')
  expect(name('Position 2, Mount: open')).not.toHaveAttribute('data-lit')
})

test('marks a part that is not valid, and what could not be read', () => {
  const wrong = part('Mount', { code: 'Q', mark: 'wrong' })
  const rest = part('Rest', { code: 'U7', mark: 'unread' })
  render(<ModelCodeRibbon segments={[sku, wrong, rest]} words={words} />)
  expect(screen.getByText('Position 2, Mount: not valid, code Q')).toBeInTheDocument()
  expect(screen.getByText('Position 3, Rest: not read, code U7')).toBeInTheDocument()
})

test('shrinks to one line, which opens on demand', async () => {
  render(<ModelCodeLine code="TM2A2" segments={segments} words={words} />)
  const toggle = screen.getByRole('button', { name: 'Show what TM2A2 stands for' })
  expect(toggle).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByRole('list')).toBeNull()
  await userEvent.click(toggle)
  const key = within(screen.getByRole('list', { name: 'Model code' }))
  expect(key.getByText('Position 3, Shaft: 1 in keyed, code A2')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Hide what TM2A2 stands for' }))
  expect(screen.queryByRole('list')).toBeNull()
})

test('says the code of a line as one word', () => {
  render(<ModelCodeLine code="TM2A2" segments={segments} words={words} />)
  expect(screen.getByText('TM2A2')).toBeInTheDocument()
})

test('is only a text where its parts are not known, or are those of another code', () => {
  const { rerender } = render(<ModelCodeLine code="TM2A2" segments={[]} words={words} />)
  expect(screen.getByText('TM2A2')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
  rerender(<ModelCodeLine code="TM2B2" segments={segments} words={words} />)
  expect(screen.queryByRole('button')).toBeNull()
})
