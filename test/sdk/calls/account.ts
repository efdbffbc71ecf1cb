/** The account: itself, its passwords, its address book, its lists. */
import { DEMO_PASSWORD } from '../../../reference-backend/seed/accounts.ts'
import { type EngineCall, notAskedFor, refused, type Scene, served } from './call.ts'
import { savedCart } from './cart.ts'
import { DOCK, savedAddress } from './checkout.ts'
import { guestOrder } from './guest.ts'
import { profileCalls } from './profile.ts'

const NEW_PASSWORD = 'Another-2026'
const passwords = { password: NEW_PASSWORD, passwordConfirm: NEW_PASSWORD }
const returnJSONObjects = 'account'
const ADDRESS = { ...DOCK, accountAddressName: 'Dock', returnJSONObjects }

const signsInWithNewPassword = async ({ becomes, get }: Scene, emailAddress: string) => {
  await becomes(emailAddress, NEW_PASSWORD)
  return (await get('getAccount')).account.accountEmailAddress === emailAddress
}

/** A newcomer with an address; answers its id. */
async function withAddress(scene: Scene): Promise<string> {
  await scene.newcomer()
  const { newAccountAddressID } = await scene.post('addNewAccountAddress', ADDRESS)
  return newAccountAddressID
}

const rows = async ({ get }: Scene) => (await get('getOwnerAccountAddresses')).accountAddresses

export const accountCalls: readonly EngineCall[] = [
  served(
    'account.get',
    'GET getAccount',
    (_, { account }) => account.accountEmailAddress === 'us@manifold.test',
    { send: () => [{ returnJSONObjects }] },
  ),
  served(
    'account.create',
    'POST createAccount',
    async ({ becomes, get }) => {
      await becomes('created@example.test')
      return (await get('getAccount')).account.accountFirstName === 'New'
    },
    {
      send: async ({ becomes }) => {
        await becomes(undefined)
        const emailAddress = 'created@example.test'
        const name = { firstName: 'New', lastName: 'Comer' }
        const email = { emailAddress, emailAddressConfirm: emailAddress }
        const password = { password: DEMO_PASSWORD, passwordConfirm: DEMO_PASSWORD }
        return [{ ...name, ...email, ...password, createAuthenticationFlag: '1' }]
      },
    },
  ),
  refused('account.changePassword', 'POST changePassword', {
    under: 'existingPassword',
    why: 'the present password is asked for, for which the library has no field',
    send: async ({ newcomer }) => {
      await newcomer()
      return [{ ...passwords, returnJSONObjects }]
    },
  }),
  served(
    'account.changePassword',
    'POST changePassword',
    (scene) => signsInWithNewPassword(scene, scene.newcomerEmail()),
    {
      form: 'with `existingPassword`',
      send: async ({ newcomer }) => {
        await newcomer()
        return [{ existingPassword: DEMO_PASSWORD, ...passwords, returnJSONObjects }]
      },
    },
  ),
  served(
    'account.forgotPassword',
    'POST forgotPassword',
    async ({ emailed }, _, { emailAddress }) => (await emailed(`Email to ${emailAddress}:`)) === '',
    {
      send: async ({ newcomer }) => [{ emailAddress: await newcomer(), returnJSONObjects }],
    },
  ),
  served(
    'account.resetPassword',
    'POST resetPasswordUpdate',
    (scene) => signsInWithNewPassword(scene, scene.newcomerEmail()),
    {
      send: async ({ newcomer, post, emailed }) => {
        await post('forgotPassword', { emailAddress: await newcomer() })
        return [{ ...passwords, swprid: await emailed('swprid=') }]
      },
    },
  ),
  served(
    'account.createGuestAccount',
    'POST guestAccount',
    (_, { account, token }) => account.calculatedGuestAccountFlag === true && token !== '',
    {
      send: async ({ becomes }) => {
        await becomes(undefined)
        const emailAddress = 'guest@example.test'
        return [{ firstName: 'Pat', lastName: 'Passing', emailAddress, returnJSONObjects }]
      },
    },
  ),
  served(
    'account.createGuestAccountPassword',
    'POST guestAccountCreatePassword',
    (scene) => signsInWithNewPassword(scene, 'claims@example.test'),
    {
      send: async (scene) => [
        { ...(await guestOrder(scene, 'claims@example.test')), ...passwords, returnJSONObjects },
      ],
    },
  ),
  served(
    'account.addAddress',
    'POST addNewAccountAddress',
    async (scene) => (await rows(scene)).length === 1,
    {
      send: async ({ newcomer }) => {
        await newcomer()
        return [ADDRESS]
      },
    },
  ),
  served(
    'account.updateAddress',
    'POST updateAccountAddress',
    async (scene) => (await rows(scene))[0].address_city === 'Superior',
    {
      form: 'with `accountAddressName`',
      send: async (scene) => {
        const accountAddressID = await withAddress(scene)
        return [{ ...ADDRESS, accountAddressID, city: 'Superior' }]
      },
    },
  ),
  refused('account.updateAddress', 'POST updateAccountAddress', {
    form: 'without `accountAddressName`, which its type has not',
    under: 'accountAddressName',
    why: 'an address is sent as a whole, with its nickname',
    send: async (scene) => [{ ...DOCK, accountAddressID: await withAddress(scene) }],
  }),
  served(
    'account.setPrimaryAddress',
    'POST setPrimaryAccountAddress',
    async (scene, _, { accountAddressID }) => (await savedAddress(scene)) === accountAddressID,
    {
      send: async (scene) => {
        await withAddress(scene)
        const { newAccountAddressID } = await scene.post('addNewAccountAddress', ADDRESS)
        return [{ accountAddressID: newAccountAddressID }]
      },
    },
  ),
  served(
    'account.deleteAddress',
    'POST deleteAccountAddress',
    async (scene) => (await rows(scene)).length === 0,
    { send: async (scene) => [{ accountAddressID: await withAddress(scene), returnJSONObjects }] },
  ),
  served(
    'account.orders',
    'POST getAllOrdersOnAccount',
    (_, { ordersOnAccount }) => ordersOnAccount.ordersOnAccount.length === 5,
    { send: () => [{ accountID: '', returnJSONObjects, pageRecordsShow: 5, currentPage: 1 }] },
  ),
  served(
    'account.cartsAndQuotes',
    'POST getAllCartsAndQuotesOnAccount',
    (_, { cartsAndQuotesOnAccount }) =>
      cartsAndQuotesOnAccount.ordersOnAccount.some(
        ({ orderName }: { readonly orderName: string }) => orderName.startsWith('Cart '),
      ),
    {
      send: async (scene) => {
        await savedCart(scene)
        return [{ accountID: '', returnJSONObjects, pageRecordsShow: 5, currentPage: 1 }]
      },
    },
  ),
  notAskedFor(
    'account.orderFulfillments',
    'POST getAllOrderFulfillmentsOnAccount',
    '`getOrderDetails` names the fulfilments of an order, `getAllOrderDeliveryOnAccount` all shipments',
  ),
  served(
    'account.orderDeliveries',
    'POST getAllOrderDeliveryOnAccount',
    (_, { orderDeliveryOnAccount }) => orderDeliveryOnAccount.ordersOnAccount.length === 5,
    { send: () => [{ accountID: '', returnJSONObjects, pageRecordsShow: 5, currentPage: 1 }] },
  ),
  refused('account.impersonateAccount', 'GET account.impersonateAccount', {
    status: 404,
    under: 'slatAction',
    why: 'a GET changes nothing; `POST impersonateAccount` with a reason does it',
  }),
  refused('account.endImpersonation', 'GET account.endFrontendImpersonation', {
    status: 404,
    under: 'slatAction',
    why: 'a GET changes nothing; `POST endFrontendImpersonation` does it',
  }),
  ...profileCalls,
  ...unasked('an account has one email address; `updateAccount` asks for another', {
    addEmailAddress: 'addAccountEmailAddress',
    setPrimaryEmailAddress: 'setPrimaryEmailAddress',
    deleteEmailAddress: 'deleteAccountEmailAddress',
  }),
  ...unasked('an account has one telephone number; `updateAccount` changes it', {
    addPhoneNumber: 'addAccountPhoneNumber',
    setPrimaryPhoneNumber: 'setPrimaryPhoneNumber',
    deletePhoneNumber: 'deleteAccountPhoneNumber',
  }),
  ...unasked('`updateAccount` sends the code to the address that is to be confirmed', {
    sendEmailVerificationLink: 'sendAccountEmailAddressVerificationEmail',
  }),
  ...unasked('an account has no accounts above or below it', {
    parentAccount: 'getParentOnAccount/',
    childAccounts: 'getChildOnAccount',
  }),
  ...unasked('nothing is sold by subscription', {
    subscriptionUsage: 'getSubscriptionsUsageOnAccount',
    updateSubscription: 'updateSubscriptionUsage',
    addSubscriptionBenefitAccount: 'addSubscriptionUsageBenefitAccount',
    renewSubscriptionUsage: 'renewSubscriptionUsage',
    toggleAutoRenewal: 'toggleAutoRenewal',
    updateSubscriptionPaymentMethod: 'updateSubscriptionUsagePaymentMethod',
    updateSubscriptionBillingAddress: 'updateSubscriptionBillingAddress',
    updateSubscriptionShippingAddress: 'updateSubscriptionShippingAddress',
    updateSubscriptionStatus: 'updateSubscriptionUsageStatus',
    cancelSubscriptionUsage: 'cancelSubscriptionUsage',
  }),
]

function unasked(why: string, methods: Readonly<Record<string, string>>): readonly EngineCall[] {
  return Object.entries(methods).map(([method, action]) =>
    notAskedFor(`account.${method}`, `POST ${action}`, why),
  )
}
