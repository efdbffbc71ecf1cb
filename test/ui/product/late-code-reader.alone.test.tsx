/** Codes that are read late, because what reads broken and unfinished ones is still on its way. */
import { act, renderHook, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { codedProduct } from '../../../src/domain/catalogue/model-code.ts'
import type { CodeReaderParts } from '../../../src/ui/pages/product/lazy-code-reader.ts'
import { useCodeEntry } from '../../../src/ui/pages/product/use-code-entry.ts'
import { aProduct } from '../../builders/a-product.ts'
import { openProduct, plate } from './open-product.tsx'

const reader = vi.hoisted(() => {
  let arrived: CodeReaderParts | undefined
  let bring: (parts: CodeReaderParts) => void = () => undefined
  let underWay = new Promise<CodeReaderParts>(() => undefined)
  return {
    code: Object.assign(() => underWay, { loaded: () => arrived }),
    hold: () => {
      arrived = undefined
      underWay = new Promise((resolve) => {
        bring = resolve
      })
    },
    arrive: (parts: CodeReaderParts) => {
      arrived = parts
      bring(parts)
    },
  }
})
vi.mock('../../../src/ui/pages/product/lazy-code-reader.ts', () => ({ codeReader: reader.code }))

const arrive = async () => {
  const parts = await import('../../../src/ui/pages/product/CodeReader.tsx')
  await act(async () => reader.arrive(parts))
}

beforeEach(() => reader.hold())

function openEntry() {
  const product = aProduct()
  const [sku] = product.skus
  const taken = vi.fn<(choices: ReadonlyMap<string, string>, extent: string) => void>()
  const { result } = renderHook(() =>
    useCodeEntry({
      product: codedProduct(product, { skuCode: sku?.code ?? '', zone: 'US', isPreview: false }),
      names: { sku: 'Series', skuMeaning: 'OM1', unread: 'Rest' },
      initialText: undefined,
      onChoices: taken,
    }),
  )
  return { entry: () => result.current, taken }
}

it('takes a code over when its reader arrives', async () => {
  const { entry, taken } = openEntry()
  act(() => entry().read('OM1080'))
  expect(taken).not.toHaveBeenCalled()
  await arrive()
  expect(taken).toHaveBeenCalledOnce()
})

it('takes nothing over late when the text was typed on meanwhile', async () => {
  const { entry, taken } = openEntry()
  act(() => entry().read('OM1080'))
  act(() => entry().type('OM1100'))
  await arrive()
  expect(taken).not.toHaveBeenCalled()
  expect(entry().text).toBe('OM1100')
})

it('takes nothing over late when a question was answered meanwhile', async () => {
  const { entry, taken } = openEntry()
  act(() => entry().read('OM1080'))
  act(() => entry().forgetPartial())
  await arrive()
  expect(taken).not.toHaveBeenCalled()
})

it('clears the answers behind the end of an unfinished code whose link was followed', async () => {
  const { user } = await openProduct({ query: '?model=OM1080CNP', isFramed: true })
  expect(screen.getByRole('radio', { name: /^P/ })).toBeChecked()
  await user.type(screen.getByRole('combobox', { name: /model code/i }), 'OM1100T{Enter}')
  await vi.waitFor(() => expect(window.location.search).toContain('OM1100T'))
  await arrive()
  expect(await screen.findByRole('radio', { name: /^100/, checked: true })).toBeVisible()
  expect(screen.getByRole('radio', { name: /^P/ })).not.toBeChecked()
  expect(plate().getByText('OM1100T set 2 options. Next: Seal')).toBeVisible()
})

it('keeps the link that was followed last, though the one before waits for its reader', async () => {
  const { user } = await openProduct({ query: '?model=OM1080CNP', isFramed: true })
  const search = screen.getByRole('combobox', { name: /model code/i })
  await user.type(search, 'OM1100T{Enter}')
  await vi.waitFor(() => expect(window.location.search).toContain('OM1100T'))
  await user.clear(search)
  await user.type(search, 'OM1080CNS{Enter}')
  expect(await screen.findByRole('radio', { name: /^S/, checked: true })).toBeVisible()
  await arrive()
  expect(screen.getByRole('radio', { name: /^080/ })).toBeChecked()
})
