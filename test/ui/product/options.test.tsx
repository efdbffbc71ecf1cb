/** The questions of a product page and their answers. */
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aModifier, anOption, aProduct } from '../../builders/a-product.ts'
import { euCustomer } from '../open-shop.tsx'
import { openProduct, plate, spokenParts } from './open-product.tsx'

const question = (name: string) => screen.getByRole('group', { name: new RegExp(`^${name}`) })

function answersTo(name: string): readonly string[] {
  return within(question(name))
    .getAllByRole('radio')
    .map((radio) => radio.getAttribute('value') ?? '')
}

function withShafts(...codes: string[]) {
  const shaft = aModifier('shaft', { title: 'Shaft', options: codes.map((code) => anOption(code)) })
  return aProduct({ modifiers: { US: [shaft], EU: [shaft] } })
}

describe('the options', () => {
  it('are those that may be seen (CONF-10)', async () => {
    await openProduct()
    expect(answersTo('Shaft')).toEqual(['C', 'T'])
  })

  it('include the hidden ones in preview (AUTH-32)', async () => {
    await openProduct({ query: '?preview=true' })
    expect(answersTo('Shaft')).toEqual(['C', 'T', 'X'])
    expect(within(question('Shaft')).getByText('Preview only')).toBeVisible()
  })

  it('are those of the zone of the account (CONF-07)', async () => {
    await openProduct({ as: euCustomer })
    expect(screen.queryByRole('group', { name: /^Paint/ })).toBeNull()
  })

  it('are those of the site for a visitor (CONF-08)', async () => {
    await openProduct({ as: 'visitor' })
    expect(question('Paint')).toBeVisible()
  })

  it('with one to choose from are chosen and closed, and say why (CONF-11)', async () => {
    await openProduct()
    const only = screen.getByRole('radio', { name: /^N/ })
    expect(only).toBeChecked()
    expect(only).toBeDisabled()
    expect(question('Seal')).toHaveAccessibleDescription('The only option, selected for you.')
  })

  it('of an optional question begin with None and go back to it', async () => {
    const { user } = await openProduct()
    const none = screen.getByRole('radio', { name: /None$/ })
    expect(none).toBeChecked()
    await user.click(screen.getByRole('radio', { name: /^K/ }))
    expect(spokenParts()[4]).toBe('Position 5, PAINT: Option K, code K')
    await user.click(none)
    expect(spokenParts()[4]).toBe('Position 5, PAINT: none')
  })

  it('are radio buttons up to six, and a list from seven on', async () => {
    await openProduct({ product: withShafts('A', 'B', 'C', 'D', 'E', 'F') })
    expect(answersTo('Shaft')).toHaveLength(6)
  })

  it('from seven on stand in one list, which takes an answer too', async () => {
    const product = withShafts('A', 'B', 'C', 'D', 'E', 'F', 'G')
    const { user } = await openProduct({ product })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Shaft' }), 'G')
    expect(spokenParts()).toEqual([
      'Position 1, Series: Orbital motor OM1, code OM1',
      'Position 2, SHAFT: Option G, code G',
    ])
  })

  it('say what they mean and what they do to the lead time', async () => {
    const slow = anOption('Z', {
      title: 'Zinc',
      description: 'Plated outside.',
      leadTimeNote: '2 more weeks',
    })
    const paint = aModifier('paint', { title: 'Paint', options: [slow, anOption('B')] })
    await openProduct({ product: aProduct({ modifiers: { US: [paint], EU: [paint] } }) })
    const zinc = screen.getByRole('radio', { name: /^Z ?Zinc$/ })
    expect(zinc).toHaveAccessibleDescription(/Plated outside\. ?2 more weeks/)
  })
})

describe('the quantity', () => {
  const field = () => screen.getByRole('textbox', { name: /^Quantity/ })

  it('is typed as text, and begins with 1 (CONF-14)', async () => {
    await openProduct()
    expect(field()).toHaveAttribute('type', 'text')
    expect(field()).toHaveAttribute('inputmode', 'numeric')
    expect(field()).toHaveValue('1')
  })

  it('follows the packaging until one is typed', async () => {
    const { user } = await openProduct()
    await user.click(screen.getByRole('radio', { name: /^P/ }))
    expect(field()).toHaveValue('24')
    expect(field()).toHaveAccessibleDescription('From 24 pieces.')
  })

  it('says what is wrong with it and puts it right in one step (CONF-15)', async () => {
    const { user } = await openProduct({ as: euCustomer })
    await user.click(screen.getByRole('radio', { name: /^P/ }))
    await user.clear(field())
    await user.type(field(), '50')
    expect(field()).toHaveAccessibleDescription(/The quantity must be a multiple of 24\./)
    await user.click(screen.getByRole('button', { name: 'Use 72' }))
    expect(field()).toHaveValue('72')
    expect(field()).toHaveFocus()
    expect(screen.queryByRole('button', { name: /^Use/ })).toBeNull()
  })

  it('keeps what cannot be read, and says so', async () => {
    const { user } = await openProduct()
    await user.clear(field())
    await user.type(field(), 'two')
    expect(field()).toHaveValue('two')
    expect(field()).toBeInvalid()
    expect(field()).toHaveAccessibleDescription(/Enter a whole number, digits only\./)
  })
})

describe('the address', () => {
  const search = () => new URLSearchParams(window.location.search)

  it('keeps a whole configuration as its model code, and a typed quantity', async () => {
    const { user } = await openProduct({ query: '?skuid=sku-om1&model=OM1080TNS' })
    await user.click(screen.getByRole('radio', { name: /^C/ }))
    await expect.poll(() => search().get('model')).toBe('OM1080CNS')
    expect(search().get('quantity')).toBeNull()
    expect(search().get('skuid')).toBe('sku-om1')
    const field = screen.getByRole('textbox', { name: /^Quantity/ })
    await user.clear(field)
    await user.type(field, '12')
    await expect.poll(() => search().get('quantity')).toBe('12')
  })

  it('brings an unfinished configuration back', async () => {
    await openProduct({ query: '?model=OM1~shaft.T~packaging.P~seal.ZZ&quantity=30' })
    expect(
      screen.getByText(/^This link names options that are not offered here: .* ZZ\./),
    ).toBeVisible()
    expect(screen.getByRole('radio', { name: /^T/ })).toBeChecked()
    expect(screen.getByRole('textbox', { name: /^Quantity/ })).toHaveValue('30')
    expect(plate().getAllByText('1 option open')[0]).toBeVisible()
  })

  it('that holds the beginning of a code gives way to the ribbon once a question is answered', async () => {
    const { user } = await openProduct({ query: '?model=OM1080' })
    const code = () => screen.queryByRole('textbox', { name: /^Type or paste a model code/ })
    await waitFor(() => expect(code()).toHaveValue('OM1080'))
    const answer = screen.getByRole('radio', { name: /^C/ })
    await user.click(answer)
    expect(code()).toBeNull()
    expect(answer).toHaveFocus()
    expect(plate().getByRole('button', { name: /^Position 3.* code C$/ })).toBeVisible()
  })

  it('grows by no entry that Back would have to pass', async () => {
    const { user } = await openProduct()
    const before = window.history.length
    await user.click(screen.getByRole('radio', { name: /^C/ }))
    await expect.poll(() => search().get('model')).toBe('OM1~seal.N~shaft.C')
    expect(window.history.length).toBe(before)
  })
})
