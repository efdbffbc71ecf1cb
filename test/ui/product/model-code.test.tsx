/** The model code of a product page: grown from answers, typed, pasted, wrong. */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aModifier, anOption, aProduct, aSimpleProduct } from '../../builders/a-product.ts'
import { fakeShop } from '../../fakes/fake-shop.ts'
import { euCustomer, openShopAt } from '../open-shop.tsx'
import {
  answerAll,
  calculate,
  openProduct,
  plate,
  pricePanel,
  spokenParts,
} from './open-product.tsx'

const field = () => screen.getByRole('textbox', { name: 'Type or paste a model code' })
const enterButton = () => plate().getByRole('button', { name: 'Type or paste a code' })

async function type(user: Awaited<ReturnType<typeof openProduct>>['user'], code: string) {
  await user.click(enterButton())
  await user.clear(field())
  await user.type(field(), code)
}

async function read(user: Awaited<ReturnType<typeof openProduct>>['user'], code: string) {
  await type(user, code)
  await user.click(screen.getByRole('button', { name: 'Read code' }))
}

/** Two readings for CODE A2N: shaft A with ports 2N, shaft A2 with ports N. */
function aLegacyMotor() {
  const shaft = aModifier('shaft', {
    codeTitle: 'Shaft',
    options: [anOption('A', { title: 'Keyed' }), anOption('A2', { title: 'Tapered' })],
  })
  const ports = aModifier('ports', {
    codeTitle: 'Ports',
    options: [anOption('N', { title: 'Side' }), anOption('2N', { title: 'Face' })],
  })
  const both = [shaft, ports]
  return aProduct({ modifiers: { US: both, EU: both } })
}

describe('the ribbon', () => {
  it('is read out part by part, with its position and what it stands for', async () => {
    const { user } = await openProduct()
    expect(spokenParts()).toEqual([
      'Position 1, Series: Orbital motor OM1, code OM1',
      'Position 2, DISPLACEMENT: open',
      'Position 3, SHAFT: open',
      'Position 4, SEAL: Option N, code N',
      'Position 5, PAINT: none',
      'Position 6, PACKAGING: open',
    ])
    await answerAll(user)
    expect(spokenParts()[2]).toBe('Position 3, SHAFT: Option C, code C')
    expect(plate().getByText('Complete')).toBeVisible()
  })

  it('leads from a part to its question, and lights it', async () => {
    const { user } = await openProduct()
    const part = plate().getByRole('button', { name: 'Position 3, SHAFT: open' })
    await user.click(part)
    expect(screen.getByRole('radio', { name: /^C/ })).toHaveFocus()
    expect(part).toHaveAttribute('data-lit', 'true')
  })

  it('lights the part whose question is being answered', async () => {
    const { user } = await openProduct()
    await user.hover(screen.getByRole('group', { name: /^Packaging/ }))
    expect(plate().getByRole('button', { name: /PACKAGING/ })).toHaveAttribute('data-lit', 'true')
    await user.unhover(screen.getByRole('group', { name: /^Packaging/ }))
    expect(plate().getByRole('button', { name: /PACKAGING/ })).not.toHaveAttribute('data-lit')
  })

  it('lets a whole code be copied, and only a whole one', async () => {
    const { user } = await openProduct()
    const copy = plate().getByRole('button', { name: 'Copy code' })
    expect(copy).toHaveAttribute('aria-disabled', 'true')
    await answerAll(user)
    await user.click(copy)
    expect(await navigator.clipboard.readText()).toBe('OM1080CNS')
    expect(await plate().findByRole('button', { name: 'Code copied' })).toBeVisible()
  })
})

describe('a typed code', () => {
  it('that is whole answers every question, and the focus comes back', async () => {
    const { user } = await openProduct()
    await read(user, 'om1-100 t n k p')
    expect(screen.getByRole('radio', { name: /^100/ })).toBeChecked()
    expect(screen.getByRole('radio', { name: /^T/ })).toBeChecked()
    expect(screen.getByRole('radio', { name: /^K/ })).toBeChecked()
    expect(screen.getByRole('radio', { name: /^P/ })).toBeChecked()
    expect(enterButton()).toHaveFocus()
    expect(plate().getByText('OM1100TNKP applied.')).toBeInTheDocument()
  })

  it('is read along while it grows, and takes nothing over by itself', async () => {
    const { user } = await openProduct()
    await type(user, 'OM1080C')
    expect(spokenParts()[1]).toBe('Position 2, DISPLACEMENT: Option 080, code 080')
    expect(plate().getByText('Fits so far. Next: Seal')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Back to the model code' }))
    expect(screen.getByRole('radio', { name: /^080/ })).not.toBeChecked()
  })

  it('is still there when the ribbon is opened again', async () => {
    const { user } = await openProduct()
    await type(user, 'OM1080')
    await user.click(screen.getByRole('button', { name: 'Back to the model code' }))
    await user.click(enterButton())
    expect(field()).toHaveValue('OM1080')
  })

  it('goes on with what may follow, by a press', async () => {
    const { user } = await openProduct()
    await type(user, 'OM1080')
    await user.click(
      within(screen.getByRole('list', { name: 'Possible next characters' })).getByRole('button', {
        name: /^T/,
      }),
    )
    expect(field()).toHaveValue('OM1080T')
  })

  it('that is only a beginning fills in what is certain and says what is next', async () => {
    const { user } = await openProduct()
    await user.click(screen.getByRole('radio', { name: /^P/ }))
    await read(user, 'OM1080T')
    expect(screen.getByRole('radio', { name: /^080/ })).toBeChecked()
    expect(screen.getByRole('radio', { name: /^T/ })).toBeChecked()
    expect(screen.getByRole('radio', { name: /^P/ })).toBeChecked()
    const note = plate().getByText('OM1080T set 2 options. Next: Seal')
    expect(note).toBeVisible()
    await user.click(screen.getByRole('radio', { name: /^S/ }))
    expect(note).not.toBeInTheDocument()
  })

  it('that can be read in two ways is never guessed', async () => {
    const { user } = await openProduct({ product: aLegacyMotor() })
    await read(user, 'OM1A2N')
    expect(plate().getByRole('alert')).toHaveTextContent('This code can be read in 2 ways.')
    expect(screen.getByRole('radio', { name: /^A ?Keyed/ })).not.toBeChecked()
    await user.click(plate().getByRole('button', { name: /Tapered/ }))
    expect(screen.getByRole('radio', { name: /^A2 ?Tapered/ })).toBeChecked()
    expect(screen.getByRole('radio', { name: /^N ?Side/ })).toBeChecked()
  })

  it('that was read as it is meant has its price', async () => {
    const { user } = await openProduct({ product: aLegacyMotor() })
    await read(user, 'OM1A2N')
    await user.click(plate().getByRole('button', { name: /Tapered/ }))
    await calculate(user)
    expect(pricePanel().getByText('$125.00')).toBeVisible()
  })

  it('that is wrong is marked where it stands, with what would fit there', async () => {
    const { user } = await openProduct()
    await read(user, 'OM1080QNS')
    expect(plate().getByRole('alert')).toHaveTextContent(
      'Position 3, SHAFT: “Q” is not an option here.',
    )
    expect(spokenParts()).toEqual([
      'Position 1, Series: Orbital motor OM1, code OM1',
      'Position 2, DISPLACEMENT: Option 080, code 080',
      'Position 3, SHAFT: not valid, code Q',
      'Position 4, Rest: not read, code NS',
    ])
    expect(field()).toHaveValue('OM1080QNS')
    const fits = within(screen.getByRole('list', { name: 'Valid here' }))
    expect(fits.getAllByRole('button')).toHaveLength(2)
    await user.click(fits.getByRole('button', { name: /^C/ }))
    expect(screen.getByRole('radio', { name: /^C/ })).toBeChecked()
    expect(screen.getByRole('radio', { name: /^S/ })).toBeChecked()
  })

  it('that is wrong leads to the whole codes that are close', async () => {
    const { user } = await openProduct()
    await read(user, 'OM1080CS')
    await user.click(plate().getByRole('button', { name: 'Use OM1080CNS' }))
    expect(spokenParts()[5]).toBe('Position 6, PACKAGING: Option S, code S')
  })

  it('with a hidden option is told apart from a mistake (CONF-10)', async () => {
    const { user } = await openProduct()
    await read(user, 'OM1080XNS')
    expect(plate().getByRole('alert')).toHaveTextContent('“X” is not available.')
  })

  it('of another product leads there', async () => {
    const shop = fakeShop({ products: [aProduct(), aSimpleProduct('GP1')] })
    const { user } = await openProduct({ shop })
    await read(user, 'GP12')
    expect(plate().getByRole('alert')).toHaveTextContent('“GP1” is not the code of this product.')
    const link = await plate().findByRole('link', { name: 'Open Gear pump GP1 with this code' })
    await user.click(link)
    expect(await screen.findByRole('heading', { level: 1, name: 'Gear pump GP1' })).toBeVisible()
    expect(screen.getByRole('radio', { name: /^2/ })).toBeChecked()
  })

  it('that is nothing at all is asked for', async () => {
    const { user } = await openProduct()
    await user.click(enterButton())
    await user.click(screen.getByRole('button', { name: 'Read code' }))
    expect(plate().getByRole('alert')).toHaveTextContent('Type a model code first.')
  })
})

describe('a pasted code', () => {
  it('is read by the ribbon itself', async () => {
    const { user } = await openProduct()
    await user.click(plate().getByRole('button', { name: /SHAFT/ }))
    enterButton().focus()
    await user.paste('OM1080TNS')
    expect(screen.getByRole('radio', { name: /^T/ })).toBeChecked()
  })

  it('is read wherever it is pasted, when it begins like one of this product', async () => {
    const { user } = await openProduct()
    await user.click(screen.getByRole('heading', { level: 1 }))
    await user.paste('Some words')
    expect(screen.queryByRole('textbox', { name: 'Type or paste a model code' })).toBeNull()
    await user.paste('OM1 080-T-N-S')
    expect(screen.getByRole('radio', { name: /^T/ })).toBeChecked()
  })

  it('stays where it was pasted when a field waits for the text', async () => {
    const { user } = await openProduct()
    await user.clear(screen.getByRole('textbox', { name: /^Quantity/ }))
    await user.paste('OM1080TNS')
    expect(screen.getByRole('textbox', { name: /^Quantity/ })).toHaveValue('OM1080TNS')
    expect(screen.getByRole('radio', { name: /^T/ })).not.toBeChecked()
  })

  it('is read in the field without a further press', async () => {
    const { user } = await openProduct()
    await user.click(enterButton())
    await user.paste('om1 080 tns')
    expect(screen.getByRole('radio', { name: /^080/ })).toBeChecked()
  })

  it('stays in the field when it is wrong', async () => {
    const { user } = await openProduct()
    enterButton().focus()
    await user.paste('OM1080Q')
    expect(field()).toHaveValue('OM1080Q')
    expect(field()).toHaveFocus()
  })
})

describe('a code in the address', () => {
  it('that is wrong is explained, and the focus stays where it was', async () => {
    await openProduct({ query: '?model=OM1080QNS' })
    expect(field()).toHaveValue('OM1080QNS')
    expect(plate().getByText(/“Q” is not an option here/)).toBeVisible()
    expect(field()).not.toHaveFocus()
  })

  it('that is followed to the same product answers its questions again', async () => {
    const { user } = await openProduct({ query: '?model=OM1080CNS', isFramed: true })
    await user.type(screen.getByRole('combobox', { name: /model code/i }), 'OM1100TNP{Enter}')
    expect(await screen.findByRole('radio', { name: /^100/, checked: true })).toBeVisible()
    expect(screen.getByRole('radio', { name: /^T/ })).toBeChecked()
    expect(screen.getByRole('radio', { name: /^P/ })).toBeChecked()
  })

  it('that is only a beginning fills in what is certain', async () => {
    await openProduct({ query: '?model=OM1080' })
    expect(screen.getByRole('radio', { name: /^080/ })).toBeChecked()
    expect(field()).toHaveValue('OM1080')
  })
})

describe('a model code in the address that is made for another zone', () => {
  function aProductOfBothZones() {
    const bare = aProduct()
    const european = aModifier('flange', {
      title: 'Flange',
      options: [anOption('F'), anOption('G')],
    })
    return aProduct({
      modifiers: { US: bare.modifiers.US, EU: [...bare.modifiers.EU.slice(0, 2), european] },
    })
  }

  /** The page is there before the session is known: it is first read as the visitor's, in the US. */
  async function openEarly(code: string) {
    const product = aProductOfBothZones()
    const held = fakeShop({ products: [product] })
    const known = held.calls.hold('identity.currentAccount')
    await openShopAt(`/product/${product.urlTitle}?model=${code}`, { shop: held, as: euCustomer })
    await screen.findByRole('heading', { level: 1, name: product.name })
    return { known }
  }

  it('leads a visitor to the region that it is made for, in one press', async () => {
    const product = aProductOfBothZones()
    const { user } = await openShopAt(`/product/${product.urlTitle}?model=OM1080CG`, {
      shop: fakeShop({ products: [product] }),
    })
    await user.click(await screen.findByRole('button', { name: 'Show the models for Europe' }))
    expect(await plate().findByText('Complete')).toBeVisible()
    expect(screen.getByRole('radio', { name: /^G/ })).toBeChecked()
    expect(screen.queryByRole('textbox', { name: 'Type or paste a model code' })).toBeNull()
  })

  it('is read when it is known who is here (CONF-01)', async () => {
    const { known } = await openEarly('OM1080CG')
    expect(screen.getByText('OM1080CG belongs to the models for Europe')).toBeVisible()
    known()
    expect(await plate().findByText('Complete')).toBeVisible()
    expect(screen.queryByText('OM1080CG belongs to the models for Europe')).toBeNull()
    expect(screen.queryByRole('textbox', { name: 'Type or paste a model code' })).toBeNull()
    expect(screen.getByRole('radio', { name: /^G/ })).toBeChecked()
    expect(enterButton()).not.toHaveFocus()
    expect(window.location.search).toContain('OM1080CG')
  })

  it('leaves alone what was chosen or typed meanwhile', async () => {
    const user = userEvent.setup()
    const { known } = await openEarly('OM1080CG')
    await user.click(screen.getByRole('radio', { name: /^100/ }))
    await user.click(enterButton())
    await user.type(field(), 'OM1100')
    known()
    expect(await screen.findByRole('radio', { name: /^G/ })).not.toBeChecked()
    expect(screen.getByRole('radio', { name: /^100/ })).toBeChecked()
    expect(field()).toHaveValue('OM1100')
  })
})
