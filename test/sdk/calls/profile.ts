/** Email address and telephone of an account. */
import { DEMO_PASSWORD } from '../../../reference-backend/seed/accounts.ts'
import { type EngineCall, refused, type Scene, served } from './call.ts'

const NAMES = { firstName: 'New', lastName: 'Comer', company: '', returnJSONObjects: 'account' }
const UPDATE = 'POST updateAccount'
const existingPassword = DEMO_PASSWORD

const newAddress = ({ newcomerEmail }: Scene) => `new-${newcomerEmail()}`

/** The code in the email to the new address. */
const codeOf = (scene: Scene) =>
  scene.emailed(
    `Email to ${newAddress(scene)}:\n  This code confirms your new email address, once and within 60 minutes:\n  `,
  )

const present = async ({ get }: Scene) => (await get('getAccount')).account

export const profileCalls: readonly EngineCall[] = [
  served(
    'account.update',
    UPDATE,
    async (scene) => (await present(scene)).accountPhoneNumber === '312 555 0100',
    {
      form: 'with `phoneNumber`',
      send: async ({ newcomer }) => [
        { ...NAMES, emailAddress: await newcomer(), phoneNumber: '312 555 0100' },
      ],
    },
  ),
  refused('account.update', UPDATE, {
    form: 'with another name',
    under: 'firstName',
    why: 'names are changed by the service desk',
    send: async ({ newcomer }) => [
      { ...NAMES, emailAddress: await newcomer(), firstName: 'Another' },
    ],
  }),
  refused('account.update', UPDATE, {
    form: 'with another `emailAddress`',
    under: 'existingPassword',
    why: 'the present password is asked for, for which the library has no field',
    send: async (scene) => {
      await scene.newcomer()
      return [{ ...NAMES, emailAddress: newAddress(scene) }]
    },
  }),
  served(
    'account.update',
    UPDATE,
    async (scene, _, { emailAddress }) =>
      (await codeOf(scene)) !== '' && (await present(scene)).accountEmailAddress !== emailAddress,
    {
      form: 'with another `emailAddress` and `existingPassword`, which sends a code there',
      send: async (scene) => {
        await scene.newcomer()
        return [{ ...NAMES, emailAddress: newAddress(scene), existingPassword }]
      },
    },
  ),
  served(
    'account.verifyEmailAddress',
    'POST verifyAccountEmailAddress',
    async (scene) => (await present(scene)).accountEmailAddress === newAddress(scene),
    {
      form: 'with that code as `accountEmailAddressID`',
      send: async (scene) => {
        await scene.newcomer()
        const emailAddress = newAddress(scene)
        await scene.post('updateAccount', { emailAddress, existingPassword })
        return [{ accountEmailAddressID: await codeOf(scene), returnJSONObjects: 'account' }]
      },
    },
  ),
]
