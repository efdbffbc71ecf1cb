/**
 * Parts of the shop whose code is lazy, or never comes: the links of the menus, the price panel of customers, and
 * what reads broken and unfinished model codes. In one file, since a file that replaces modules loads the whole shop once more.
 */
import { act, renderHook, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { codedProduct } from '../../src/domain/catalogue/model-code.ts'
import type { CustomerPrice } from '../../src/ui/pages/product/CustomerPrice.tsx'
import type { CodeReaderParts } from '../../src/ui/pages/product/lazy-code-reader.ts'
import { useCodeEntry } from '../../src/ui/pages/product/use-code-entry.ts'
import type * as Links from '../../src/ui/shell/menu-links.ts'
import { aProduct } from '../builders/a-product.ts'
import { openFramedShopAt, openShopAt, usCustomer } from './open-shop.tsx'
import { openProduct, plate } from './product/open-product.tsx'

const links = vi.hoisted(() => ({ isMissed: false }))
vi.mock('../../src/ui/shell/menu-links.ts', async (original) => {
  if (links.isMissed) throw new Error('no connection')
  return await original<typeof Links>()
})

const price = vi.hoisted(() => ({ isMissed: false, fetched: 0 }))
vi.mock('../../src/ui/pages/product/CustomerPrice.tsx', async (original) => {
  const whole = await original<{ CustomerPrice: typeof CustomerPrice }>()
  return {
    get CustomerPrice() {
      price.fetched += 1
      if (price.isMissed) throw new Error('no connection')
      return whole.CustomerPrice
    },
  }
})

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
vi.mock('../../src/ui/pages/product/lazy-code-reader.ts', () => ({ codeReader: reader.code }))

// First of all: a module that has come once is not fetched again.
describe('the menus of the head', () => {
  it('say in an opened menu that it could not be loaded, and load it when it is opened again', async () => {
    links.isMissed = true
    const { user } = await openFramedShopAt('/my-account/login')
    const button = await screen.findByRole('button', { name: 'Products' })
    await user.click(button)
    const main = within(screen.getByRole('navigation', { name: 'Main' }))
    expect(await main.findByRole('alert')).toHaveTextContent(
      'The menu could not be loaded. Check your connection, then open it again.',
    )
    expect(main.queryByRole('link', { name: 'All products' })).not.toBeInTheDocument()
    links.isMissed = false
    await user.click(button)
    await user.click(button)
    expect(await main.findByRole('link', { name: 'All products' })).toBeVisible()
    expect(main.queryByRole('alert')).not.toBeInTheDocument()
  })
})

describe('the price panel of customers', () => {
  it('is not fetched for a visitor, who is led to sign in (PRICE-15)', async () => {
    await openShopAt('/product/orbital-motor-om1')
    const panel = await screen.findByRole('region', { name: 'Price and lead time' })
    await within(panel).findByRole('button', { name: 'Sign in' })
    await vi.dynamicImportSettled()
    expect(price.fetched).toBe(0)
  })

  it('is offered to a customer again when it has not come', async () => {
    price.isMissed = true
    const { user } = await openShopAt('/product/orbital-motor-om1', { as: usCustomer })
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByRole('button', { name: 'Calculate Price' })).not.toBeInTheDocument()
    price.isMissed = false
    await user.click(again)
    expect(await screen.findByRole('button', { name: 'Calculate Price' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  })
})

describe('a code whose reader is on its way', () => {
  const arrive = async () => {
    const parts = await import('../../src/ui/pages/product/CodeReader.tsx')
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
    const search = () => screen.getByRole('combobox', { name: /model code/i })
    await user.type(search(), 'OM1100T{Enter}')
    await vi.waitFor(() => expect(window.location.search).toContain('OM1100T'))
    await user.clear(search())
    await user.type(search(), 'OM1080CNS{Enter}')
    expect(await screen.findByRole('radio', { name: /^S/, checked: true })).toBeVisible()
    await arrive()
    expect(screen.getByRole('radio', { name: /^080/ })).toBeChecked()
  })
})
