/** The dimension drawing on the page of a product. */
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { memoryPreferences } from '../../fakes/memory-preferences.ts'
import { answerAll, openProduct } from './open-product.tsx'

async function dimensions() {
  return within(await screen.findByRole('region', { name: 'Dimensions' }))
}

test('draws the configuration and follows its options', async () => {
  const preferences = memoryPreferences()
  preferences.keepUnits('metric')
  const { user } = await openProduct({ preferences })
  const part = await dimensions()
  await part.findByRole('img', { name: /^Side view of .* with dimensions in mm/ })
  expect(part.getByText(/Open options leave a range/)).toBeVisible()
  await answerAll(user)
  expect(part.queryByText(/Open options leave a range/)).toBeNull()
  expect(part.getByText('Length without shaft').parentElement).toHaveTextContent(/130 mm/)
})

test('is enlarged by keyboard', async () => {
  const { user } = await openProduct()
  const part = await dimensions()
  const button = await part.findByRole('button', { name: 'Enlarge: Side view' })
  button.focus()
  await user.keyboard('{Enter}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Side view' }))
  await user.click(dialog.getByRole('button', { name: 'Zoom in' }))
  expect(dialog.getByRole('img').parentElement).toHaveStyle({ width: '150%' })
})
