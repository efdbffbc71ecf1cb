/** Every option with its meaning, as part of the page. */
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openProduct } from './open-product.tsx'

async function rowsOf(name: string) {
  const table = await screen.findByRole('table', { name, hidden: true })
  return within(table)
    .getAllByRole('row', { hidden: true })
    .map(({ textContent }) => textContent)
}

test('says what can be chosen in which region, and marks what is chosen', async () => {
  await openProduct({ query: '?model=OM1080CNS' })
  expect(await screen.findByRole('region', { name: 'All options' })).toBeVisible()
  expect(await rowsOf('Displacement')).toEqual([
    'CodeMeaningRegion',
    '080Option 080 · selectedAll',
    '100Option 100All',
    '16Option 16All',
  ])
  expect(await rowsOf('Paint')).toEqual([
    'CodeMeaningRegion',
    'KOption KUnited States',
    'WOption WUnited States',
  ])
  // What is hidden is no option (CONF-10).
  expect(await rowsOf('Shaft')).toHaveLength(3)
})
