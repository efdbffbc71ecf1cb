/** A model code that can be read in two ways: it is never guessed, and what was chosen stays chosen. */
import { addToNewQuote, calculatePrice, typeModelCode } from './product-page.ts'
import { changeQuantity, openQuote } from './quote-page.ts'
import { comeIn, expect, test } from './shop.ts'

/** The price of one piece with shaft A2 and ports N; the other reading costs something else. */
for (const [email, code, price] of [
  ['us@manifold.test', 'TGX61A2N3BS', '$465.89'],
  ['eu@manifold.test', 'TGX200BA2NVB1', '416,00 €'],
] as const) {
  test(`prices ${code} as it is meant, and keeps it so on the quote`, async ({ page, shop }) => {
    await comeIn(page, email, '/product/tg700-high-torque-orbital-motor')
    await typeModelCode(page, code)
    const plate = page.getByRole('region', { name: 'Model code' })
    await expect(plate.getByRole('alert')).toContainText('This code can be read in 2 ways.')
    await plate.getByRole('button', { name: /Shaft: A2 / }).click()
    await calculatePrice(page)
    await addToNewQuote(page, { name: 'Augers' })

    await openQuote(page, 'Draft', 'Augers')
    const row = page.getByRole('row', { name: code })
    await expect(row).toContainText(price)
    await changeQuantity(page, code, '2')
    await expect(row).toContainText(price)
    expect(await shop.commits()).toEqual(['addOrderItem', 'updateOrderItemQuantity'])
  })
}
