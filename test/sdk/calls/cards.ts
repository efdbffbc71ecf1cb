/** Saved cards and gift cards. */
import { type EngineCall, refused, type Scene, served } from './call.ts'

const returnJSONObjects = 'account'

const savedCards = async ({ get }: Scene) =>
  (await get('getAccountPaymentMethods')).accountPaymentMethods

const giftCards = async ({ get }: Scene) => (await get('getGiftCardsOnAccount')).giftCards

/** One's own gift card by its code; undefined where it is not one's own. */
async function giftCard(scene: Scene, code: string) {
  return (await giftCards(scene)).find(
    ({ giftCardCode }: { giftCardCode: string }) => giftCardCode === code,
  )
}

export const cardCalls: readonly EngineCall[] = [
  refused('account.addPaymentMethod', 'POST addAccountPaymentMethod', {
    form: 'card number',
    under: 'creditCardNumber',
    why: 'card data belongs in the frame of the vault',
    send: () => [
      {
        nameOnCreditCard: 'ALEX MORGAN',
        creditCardNumber: 4242424242424242,
        expirationMonth: 11,
        expirationYear: 2031,
        securityCode: 123,
        accountPaymentMethodName: 'Card',
        returnJSONObjects,
      },
    ],
  }),
  served(
    'account.sePrimaryPaymentMethod',
    'POST setPrimaryPaymentMethod',
    async ({ get }, _, { accountPaymentMethodID }) =>
      (await get('getAccountPaymentMethods')).primaryPaymentMethodID === accountPaymentMethodID,
    {
      send: async (scene) => {
        const { accountPaymentMethodID } = (await savedCards(scene))[1]
        return [{ accountPaymentMethodID }]
      },
    },
  ),
  served(
    'account.deletePaymentMethod',
    'POST deleteAccountPaymentMethod',
    async (scene, _, { accountPaymentMethodID }) =>
      (await savedCards(scene)).every(
        (each: { accountPaymentMethodID: string }) =>
          each.accountPaymentMethodID !== accountPaymentMethodID,
      ),
    {
      send: async (scene) => {
        const { accountPaymentMethodID } = (await savedCards(scene)).at(-1)
        return [{ accountPaymentMethodID, returnJSONObjects }]
      },
    },
  ),
  served(
    'account.giftCards',
    'GET getGiftCardsOnAccount',
    (_, answer) => answer.giftCards.length > 0,
    { send: () => [{ returnJSONObjects, pageRecordsShow: 10, currentPage: 1 }] },
  ),
  served(
    'account.getGiftCardTransactions',
    'GET getGiftCardTransactions',
    (_, answer) => answer.giftCardTransactions.giftCardTransactions.length === 2,
    {
      form: '`giftCardID`',
      send: async (scene) => [{ giftCardID: (await giftCard(scene, 'MFGC1001')).giftCardID }],
    },
  ),
  served(
    'account.getGiftCardTransactions',
    'GET getGiftCardTransactions',
    (_, answer) => answer.giftCardTransactions.giftCardTransactions.length === 2,
    { form: '`giftCardCode`', send: () => [{ giftCardCode: 'MFGC1001' }] },
  ),
  served(
    'account.updateGiftCardStatus',
    'POST updateGiftCardStatus',
    async (scene) => (await giftCard(scene, 'MFGC1003')).activeFlag === true,
    {
      form: '`giftCardID`',
      send: async (scene) => [
        { giftCardID: (await giftCard(scene, 'MFGC1003')).giftCardID, activeFlag: true },
      ],
    },
  ),
  served(
    'account.updateGiftCardStatus',
    'POST updateGiftCardStatus',
    async (scene) => (await giftCard(scene, 'MFGC1001')).activeFlag === false,
    {
      form: '`giftCardCode`',
      send: () => [{ giftCardCode: 'MFGC1001', activeFlag: false }],
    },
  ),
  served(
    'account.addGiftCard',
    'POST addGiftCardToAccount',
    async (scene) => (await giftCard(scene, 'MFGC1007')) !== undefined,
    { form: '`giftCardCode`', send: () => [{ giftCardCode: 'MFGC1007', giftCardPin: '839146' }] },
  ),
]
