/** The vault is asked about a card before the cart is held: who is slow there stops nobody here. */
import { expect, it } from 'vitest'
import type { PaymentPorts } from '../../reference-backend/commerce/payment/payment-ports.ts'
import { VaultUnavailable } from '../../reference-backend/commerce/payment/vault-client.ts'
import { shipping } from './checkout-customer.ts'
import { onOneEngine } from './each-engine.ts'
import { fakeProvider } from './fake-provider.ts'

const CARD = { paymentMethod: { paymentMethodID: '444df303dedc6dab69dd7ebcc9b8036a' } }

/** What happens while the vault is asked. */
let meanwhile: () => Promise<unknown> = async () => {}
const payments: PaymentPorts = {
  provider: fakeProvider(),
  cards: {
    frameAddress: 'http://127.0.0.1:4174/card',
    cardOfToken: async () => {
      await meanwhile()
      return {
        creditCardType: 'Visa',
        creditCardLastFour: '4242',
        nameOnCreditCard: 'ALEX MORGAN',
        expirationMonth: 11,
        expirationYear: 2031,
      }
    },
    keep: async () => undefined,
    forget: async () => {},
  },
}

onOneEngine(
  'a card that is typed for a cart',
  (shop) => {
    const choose = { newOrderPayment: CARD, paymentToken: 'tok_1' }

    it('is looked up while the cart can still be written', async () => {
      const one = await shipping(shop())
      let status = 0
      meanwhile = async () => {
        status = (await one.write('updateOrderNotes', { orderNotes: 'Gate 4' })).status
      }
      const { cart } = (await one.write('addOrderPayment', choose)).body
      expect(status).toBe(200)
      expect(cart.orderNotes).toBe('Gate 4')
      expect(cart.orderPayments).toMatchObject([{ creditCardLastFour: '4242' }])
    })

    it('is asked for again when the vault cannot be reached, and the cart stays as it is', async () => {
      const one = await shipping(shop())
      meanwhile = async () => {
        throw new VaultUnavailable()
      }
      const { errors } = (await one.write('addOrderPayment', choose)).body
      expect(errors.paymentToken).toEqual([
        'Payments by card are not possible now. Please try again.',
      ])
      expect((await one.cart()).orderPayments).toEqual([])
    })
  },
  { payments },
)
