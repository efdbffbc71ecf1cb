import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import type { ConfigurationChange } from '../../src/domain/pricing/configuration.ts'
import { aPrice } from '../builders/a-price.ts'
import { aProduct, aSku, skuId } from '../builders/a-product.ts'
import {
  accountId,
  aEuropeanAccount,
  anAccount,
  anAccountWithoutCountry,
} from '../builders/an-account.ts'
import { inWords } from '../fakes/in-words.ts'
import {
  addedLine,
  aPriceFlow,
  complete,
  otherShaft,
  priced,
  request,
  settled,
} from './price-flow.harness.ts'

const offline = { kind: 'unreachable', offline: true } as const

describe('the way to a price', () => {
  it('goes from Calculate Price to the price, to Add To Quote, to the dialog (PRICE-01)', async () => {
    const flow = aPriceFlow()
    expect(flow.panel()).toMatchObject({ stage: 'configuring', price: undefined })
    expect(flow.panel().isAddOffered).toBe(false)
    flow.send({ type: 'price.calculate' })
    expect(flow.panel()).toMatchObject({ stage: 'calculating', isAddOffered: false })
    await flow.price(E.right(aPrice({ total: 250 })))
    expect(flow.panel()).toMatchObject({ stage: 'priced', isAddOffered: true })
    expect(flow.panel().price?.total).toBe(250)
    expect(flow.dialog()?.isOpen).toBe(false)
    flow.send({ type: 'quote.open' })
    expect(flow.dialog()?.isOpen).toBe(true)
  })

  it('goes through to the dialog when a quote is wanted at once', async () => {
    const flow = aPriceFlow()
    flow.send({ type: 'quote.want' })
    expect(flow.panel()).toMatchObject({ stage: 'calculating' })
    await flow.price()
    expect(flow.dialog()?.isOpen).toBe(true)
    flow.send({ type: 'quote.close' })
    flow.send({ type: 'quote.want' })
    expect(flow.dialog()?.isOpen).toBe(true)
    expect(flow.questions).toHaveLength(1)
  })

  it('opens no dialog beside a price that cannot be read, nor for a wish that is past (D10)', async () => {
    const flow = aPriceFlow()
    flow.send({ type: 'quote.want' })
    await flow.price(E.right(aPrice({ total: undefined })))
    expect(flow.dialog()?.isOpen).toBe(false)
    flow.change(otherShaft)
    flow.send({ type: 'price.calculate' })
    await flow.price()
    expect(flow.dialog()?.isOpen).toBe(false)
  })

  it('forgets the price on show, and no other, when the server has another one by now (PRICE-02)', async () => {
    const flow = aPriceFlow()
    const shown = aPrice()
    flow.send({ type: 'price.calculate' })
    await flow.price(E.right(shown))
    flow.send({ type: 'price.outdated', price: aPrice() })
    expect(flow.panel().price).toBeDefined()
    flow.send({ type: 'quote.open' })
    flow.send({ type: 'price.outdated', price: shown })
    expect(flow.dialog()?.isOpen).toBe(true)
    flow.send({ type: 'quote.close' })
    flow.send({ type: 'price.outdated', price: shown })
    expect(flow.panel()).toMatchObject({ price: undefined, isAddOffered: false })
    expect(flow.panel().isPriceDiscarded).toBe(true)
  })

  it('asks for the configuration as it stands, once', () => {
    const flow = aPriceFlow()
    flow.send({ type: 'price.calculate' })
    flow.send({ type: 'price.calculate' })
    expect(flow.questions).toHaveLength(1)
    expect(flow.questions[0]?.input.configuration.choices.get('shaft')).toBe('C')
  })

  it('asks for nothing while a required answer is missing, and says what is (CONF-09)', () => {
    const flow = aPriceFlow({ changes: [] })
    expect(flow.panel().areProblemsShown).toBe(false)
    flow.send({ type: 'price.calculate' })
    expect(flow.questions).toHaveLength(0)
    expect(flow.state()).toBe('configuring')
    expect(flow.panel().areProblemsShown).toBe(true)
  })

  it('says what is missing when the form is refused, and asks for nothing (PRICE-10)', () => {
    const flow = aPriceFlow({ changes: [] })
    flow.send({ type: 'form.refused' })
    expect(flow.questions).toHaveLength(0)
    expect(flow.panel().areProblemsShown).toBe(true)
  })

  it('asks for nothing while the quantity breaks its rule (CONF-15)', () => {
    const flow = aPriceFlow()
    flow.change({ kind: 'quantity', text: '0' })
    flow.send({ type: 'price.calculate' })
    expect(flow.questions).toHaveLength(0)
  })

  it('asks for nothing without a country (PRICE-08)', () => {
    const flow = aPriceFlow({ account: anAccountWithoutCountry(), zone: 'US' })
    flow.send({ type: 'price.calculate' })
    expect(flow.questions).toHaveLength(0)
  })

  it('is closed to visitors, who may configure all the same (PRICE-18)', () => {
    const flow = aPriceFlow({ account: undefined, changes: [] })
    expect(flow.state()).toBe('signedOut')
    flow.change(complete)
    expect(flow.configuration().isComplete).toBe(true)
    flow.send({ type: 'price.calculate' })
    expect(flow.questions).toHaveLength(0)
    expect(flow.state()).toBe('signedOut')
  })

  it('comes back to the button with the reason when there is no answer', async () => {
    const flow = aPriceFlow()
    flow.send({ type: 'price.calculate' })
    await flow.price(E.left(offline))
    expect(flow.panel()).toMatchObject({ stage: 'configuring', failure: offline })
    flow.send({ type: 'price.calculate' })
    expect(flow.panel().failure).toBeUndefined()
    await flow.price()
    expect(flow.panel().stage).toBe('priced')
  })

  it('leads out of a defect by asking again', async () => {
    const flow = aPriceFlow()
    flow.send({ type: 'price.calculate' })
    await flow.breakQuestion()
    expect(flow.panel().stage).toBe('broken')
    flow.send({ type: 'price.calculate' })
    await flow.price()
    expect(flow.panel().stage).toBe('priced')
  })

  it('leads out of a defect by a change', async () => {
    const flow = aPriceFlow()
    flow.send({ type: 'price.calculate' })
    await flow.breakQuestion()
    flow.change(otherShaft)
    expect(flow.panel().stage).toBe('configuring')
  })
})

describe('a change', () => {
  const otherSku = aSku({ id: skuId('sku-om9'), code: 'OM9' })
  const product = aProduct({ skus: [aSku(), otherSku] })
  const changes: readonly (readonly [string, ConfigurationChange])[] = [
    ['sku', { kind: 'sku', skuId: otherSku.id, skuCode: otherSku.code }],
    ['configuration', otherShaft],
    ['model', { kind: 'model', choices: new Map([['displacement', '100']]) }],
    ['quantity', { kind: 'quantity', text: '2' }],
  ]

  it.each(changes)('of the %s discards the price (PRICE-02)', async (_name, change) => {
    const flow = await priced({ product })
    flow.change(change)
    expect(flow.panel()).toMatchObject({ stage: 'configuring', price: undefined })
    expect(flow.panel().isPriceDiscarded).toBe(true)
  })

  it('hides Add To Quote until there is a price again (PRICE-03)', async () => {
    const flow = await priced()
    flow.change(otherShaft)
    expect(flow.panel().isAddOffered).toBe(false)
    flow.send({ type: 'quote.open' })
    expect(flow.dialog()).toBeUndefined()
    flow.send({ type: 'price.calculate' })
    expect(flow.panel().isAddOffered).toBe(false)
    await flow.price()
    expect(flow.panel().isAddOffered).toBe(true)
  })

  it('and a change back discard the price all the same (PRICE-02)', async () => {
    const flow = await priced()
    flow.change(otherShaft)
    flow.change({ kind: 'option', modifierKey: 'shaft', optionCode: 'C' })
    expect(flow.panel().price).toBeUndefined()
  })

  it('that changes nothing leaves the price alone', async () => {
    const flow = await priced()
    flow.change({ kind: 'option', modifierKey: 'shaft', optionCode: 'C' })
    flow.change({ kind: 'quantity', text: '1' })
    expect(flow.panel().price).toBeDefined()
  })

  it('while a price is awaited aborts the request; its answer is dropped', async () => {
    const flow = aPriceFlow()
    flow.send({ type: 'price.calculate' })
    flow.change(otherShaft)
    expect(flow.questions[0]?.signal.aborted).toBe(true)
    await flow.price()
    expect(flow.panel()).toMatchObject({ stage: 'configuring', price: undefined })
    expect(flow.panel().isPriceDiscarded).toBe(false)
  })

  it('takes a failure away that was about another configuration', async () => {
    const flow = aPriceFlow()
    flow.send({ type: 'price.calculate' })
    await flow.price(E.left(offline))
    flow.change(otherShaft)
    expect(flow.panel().failure).toBeUndefined()
  })

  it('keeps the message about the line that was added before', async () => {
    const flow = await priced()
    flow.send({ type: 'quote.open' })
    flow.send({ type: 'quote.add', request })
    await flow.add()
    flow.change(otherShaft)
    expect(flow.panel().added).toEqual(addedLine)
    flow.send({ type: 'price.calculate' })
    expect(flow.panel().added).toBeUndefined()
  })
})

describe('adding to a quote', () => {
  async function quoting() {
    const flow = await priced()
    flow.send({ type: 'quote.open' })
    return flow
  }

  it('sends the priced configuration with its request, once', async () => {
    const flow = await quoting()
    flow.send({ type: 'quote.add', request })
    flow.send({ type: 'quote.add', request })
    expect(flow.lines).toHaveLength(1)
    expect(flow.lines[0]?.input).toMatchObject({ request, leadTime: aPrice().leadTime })
    expect(flow.dialog()).toMatchObject({ isOpen: true, isBusy: true })
  })

  it('closes the dialog on success, says so, and can be done again', async () => {
    const flow = await quoting()
    flow.send({ type: 'quote.add', request })
    await flow.add()
    expect(flow.dialog()?.isOpen).toBe(false)
    expect(flow.panel()).toMatchObject({ added: addedLine, isAddOffered: true })
    flow.send({ type: 'quote.open' })
    expect(flow.dialog()?.isOpen).toBe(true)
    expect(flow.panel().added).toBeUndefined()
  })

  it('keeps the dialog open on failure, with the reason', async () => {
    const flow = await quoting()
    flow.send({ type: 'quote.add', request })
    await flow.add(E.left(offline))
    expect(flow.dialog()).toMatchObject({ isOpen: true, isBusy: false, failure: offline })
    flow.send({ type: 'quote.close' })
    expect(flow.dialog()).toMatchObject({ isOpen: false, failure: undefined })
    expect(flow.panel().price).toBeDefined()
  })

  it('calls a write that broke unconfirmed, since it may have been done', async () => {
    const flow = await quoting()
    flow.send({ type: 'quote.add', request })
    await flow.breakWrite()
    expect(flow.dialog()).toMatchObject({ isOpen: true, failure: { kind: 'unconfirmed' } })
  })

  it('lets nothing change what is being written', async () => {
    const flow = await quoting()
    flow.send({ type: 'quote.add', request })
    flow.change(otherShaft)
    flow.send({ type: 'price.calculate' })
    flow.send({ type: 'quote.close' })
    expect(flow.state()).toEqual({ priced: 'adding' })
    expect(flow.configuration().modelCode).toBe('OM1080CNS')
  })

  it('is given up with the dialog when the price is requested again', async () => {
    const flow = await quoting()
    flow.send({ type: 'price.calculate' })
    expect(flow.dialog()).toBeUndefined()
    expect(flow.panel().stage).toBe('calculating')
  })
})

describe('a price for more than is in stock', () => {
  async function pricedFor(text: string, available: number) {
    const flow = aPriceFlow()
    flow.change({ kind: 'quantity', text })
    flow.send({ type: 'price.calculate' })
    await flow.price(E.right(aPrice({ quantity: Number(text), available })))
    return flow
  }

  it('says what is in stock, and leaves it to the server what can be had (O-18)', async () => {
    const flow = await pricedFor('61', 60)
    expect(flow.panel()).toMatchObject({ shortage: { available: 60, instead: 60 } })
    flow.send({ type: 'quote.open' })
    expect(flow.dialog()?.isOpen).toBe(true)
  })

  it('is none as soon as so many are asked for as there are (D15)', async () => {
    const flow = await pricedFor('60', 60)
    expect(flow.panel().shortage).toBeUndefined()
  })

  it('names nothing in place of it where there is nothing (D15)', async () => {
    const flow = await pricedFor('1', 0)
    expect(flow.panel().shortage).toEqual({ available: 0, instead: undefined })
  })
})

describe('adding by one press', () => {
  async function pressed() {
    const flow = await priced()
    flow.send({ type: 'quote.add', request })
    return flow
  }

  it('sends the priced configuration without opening the dialog', async () => {
    const flow = await pressed()
    expect(flow.lines[0]?.input).toMatchObject({ request, leadTime: aPrice().leadTime })
    expect(flow.dialog()?.isOpen).toBe(false)
    expect(flow.panel().onePress).toBe('adding')
    await flow.add()
    expect(flow.panel()).toMatchObject({ added: addedLine, onePress: 'done' })
  })

  it('adds once, however often it is pressed, before the answer and after it', async () => {
    const flow = await pressed()
    flow.send({ type: 'quote.add', request })
    await flow.add()
    flow.send({ type: 'quote.add', request })
    expect(flow.lines).toHaveLength(1)
    expect(flow.panel().onePress).toBe('done')
  })

  it('can be done again once the price has been calculated again', async () => {
    const flow = await pressed()
    await flow.add()
    flow.send({ type: 'price.calculate' })
    await flow.price()
    flow.send({ type: 'quote.add', request })
    expect(flow.lines).toHaveLength(2)
  })

  it('opens the dialog with the reason when it fails', async () => {
    const flow = await pressed()
    await flow.add(E.left(offline))
    expect(flow.dialog()).toMatchObject({ isOpen: true, isBusy: false, failure: offline })
    flow.send({ type: 'quote.close' })
    expect(flow.panel().onePress).toBe('offered')
  })

  it('does nothing for a price that cannot be read (D10)', async () => {
    const flow = aPriceFlow()
    flow.send({ type: 'price.calculate' })
    await flow.price(E.right(aPrice({ total: undefined })))
    flow.send({ type: 'quote.add', request })
    expect(flow.lines).toHaveLength(0)
  })

  it('takes a change meanwhile, which discards the price and lets the write go on (PRICE-02)', async () => {
    const flow = await pressed()
    flow.change(otherShaft)
    expect(flow.configuration().modelCode).toBe('OM1080TNS')
    expect(flow.panel()).toMatchObject({ price: undefined, onePress: undefined })
    await flow.add()
    expect(flow.panel()).toMatchObject({ stage: 'configuring', added: undefined })
  })
})

describe('another language', () => {
  it('changes the words and keeps configuration and price (PRICE-02)', async () => {
    const flow = await priced()
    flow.send({ type: 'product.reworded', product: inWords(aProduct(), 'de') })
    expect(flow.configuration().modifiers[0]?.modifier.title).toMatch(/\(de\)$/)
    expect(flow.configuration().modelCode).toBe('OM1080CNS')
    expect(flow.panel()).toMatchObject({ stage: 'priced', isPriceDiscarded: false })
  })

  it('gets the answer to a question that was asked before it', async () => {
    const flow = aPriceFlow()
    flow.send({ type: 'price.calculate' })
    flow.send({ type: 'product.reworded', product: inWords(aProduct(), 'de') })
    await flow.price()
    expect(flow.panel().stage).toBe('priced')
  })

  it('takes the price away where the catalogue no longer has what was chosen (PRICE-02)', async () => {
    const flow = await priced()
    const product = aProduct()
    const without = product.modifiers.US.filter(({ key }) => key !== 'shaft')
    const changed = { ...product, modifiers: { ...product.modifiers, US: without } }
    flow.send({ type: 'product.reworded', product: changed })
    expect(flow.panel()).toMatchObject({ stage: 'configuring', isPriceDiscarded: true })
  })
})

describe('a change of customer', () => {
  it('leaves a visitor who signs in with the configuration, ready to ask', () => {
    const flow = aPriceFlow({ account: undefined })
    flow.send({ type: 'account.changed', account: anAccount(), zone: 'US' })
    expect(flow.panel()).toMatchObject({ stage: 'configuring', isPriceDiscarded: false })
    expect(flow.configuration().modelCode).toBe('OM1080CNS')
  })

  it('removes the price on sign-out (PRICE-15)', async () => {
    const flow = await priced()
    flow.send({ type: 'account.changed', account: undefined, zone: 'US' })
    expect(flow.panel()).toMatchObject({ stage: 'signed-out', price: undefined })
    expect(flow.panel().isAddOffered).toBe(false)
  })

  it('gets the questions of his own zone, and keeps the answers that it knows (CONF-07)', async () => {
    const flow = await priced()
    flow.change({ kind: 'option', modifierKey: 'paint', optionCode: 'K' })
    flow.send({ type: 'account.changed', account: aEuropeanAccount(), zone: 'EU' })
    const keys = flow.configuration().modifiers.map(({ modifier }) => modifier.key)
    expect(keys).toEqual(['displacement', 'shaft', 'seal', 'packaging'])
    expect(flow.configuration().modelCode).toBe('OM1080CNS')
    expect(flow.panel().price).toBeUndefined()
  })

  it('tells what another region has made of the answers, and has them back with the region that was left', () => {
    const flow = aPriceFlow({ account: undefined, zone: 'US' })
    flow.change({ kind: 'option', modifierKey: 'paint', optionCode: 'K' })
    const before = flow.configuration().configuration
    flow.send({ type: 'account.changed', account: undefined, zone: 'EU' })
    expect(flow.regionLeft()).toMatchObject({ zone: 'US', moved: [{ after: undefined }] })
    flow.send({ type: 'account.changed', account: undefined, zone: 'US' })
    expect(flow.configuration().configuration.choices).toEqual(before.choices)
    expect(flow.regionLeft()).toBeUndefined()
  })

  it('is told the same of a code of another region that the page was opened with', () => {
    const choices = new Map([
      ['displacement', '080'],
      ['paint', 'K'],
    ])
    const model = { kind: 'model', choices, zone: 'US' } as const
    const flow = aPriceFlow({ account: aEuropeanAccount(), zone: 'EU', changes: [model] })
    expect(flow.regionLeft()).toMatchObject({ zone: 'US', moved: [{ before: 'Option K' }] })
    expect(flow.configuration().configuration.choices.get('displacement')).toBe('080')
    flow.change({ ...model, choices: new Map([['shaft', 'T']]) })
    expect(flow.configuration().configuration.choices.get('shaft')).toBe('T')
    expect(flow.regionLeft()).toMatchObject({ zone: 'US', moved: [] })
  })

  it('says no more of it once another answer was given, and takes nothing of that back', () => {
    const flow = aPriceFlow({ account: undefined, zone: 'US' })
    flow.change({ kind: 'option', modifierKey: 'paint', optionCode: 'K' })
    flow.send({ type: 'account.changed', account: undefined, zone: 'EU' })
    flow.change({ kind: 'quantity', text: '7' })
    expect(flow.regionLeft()).toBeUndefined()
    flow.send({ type: 'account.changed', account: undefined, zone: 'US' })
    expect(flow.configuration().configuration.quantity).toBe('7')
  })

  it('discards the price when the same customer comes to live in the other zone', async () => {
    const flow = await priced()
    flow.send({ type: 'account.changed', account: anAccount({ zone: 'EU' }), zone: 'EU' })
    expect(flow.panel().price).toBeUndefined()
  })

  it('keeps the price when the same customer signs in again', async () => {
    const flow = await priced()
    flow.send({ type: 'account.changed', account: anAccount({ firstName: 'Ulla' }), zone: 'US' })
    expect(flow.panel().stage).toBe('priced')
  })

  it('may ask as soon as an address with a country is there (PRICE-08)', () => {
    const flow = aPriceFlow({ account: anAccountWithoutCountry(), zone: 'US' })
    const account = { ...anAccountWithoutCountry(), countryCode: 'US' }
    flow.send({ type: 'account.changed', account, zone: 'US' })
    flow.send({ type: 'price.calculate' })
    expect(flow.questions).toHaveLength(1)
  })

  it('never gets the answer to a question that another customer asked', async () => {
    const flow = aPriceFlow()
    flow.send({ type: 'price.calculate' })
    const other = anAccount({ id: accountId('account-other') })
    flow.send({ type: 'account.changed', account: other, zone: 'US' })
    await flow.price()
    expect(flow.panel()).toMatchObject({ stage: 'configuring', price: undefined })
  })

  it('leaves the page without waiting for what was asked', async () => {
    const flow = aPriceFlow()
    flow.send({ type: 'price.calculate' })
    flow.actor.stop()
    expect(flow.questions[0]?.signal.aborted).toBe(true)
    await settled()
  })
})
