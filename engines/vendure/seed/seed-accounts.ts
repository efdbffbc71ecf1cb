/** The demo accounts of the reference backend, for trying out and for tests. */
import type { INestApplicationContext } from '@nestjs/common'
import {
  CustomerService,
  isGraphQlErrorResult,
  type RequestContext,
  UserService,
} from '@vendure/core'
import { ACCOUNTS, DEMO_PASSWORD } from '../../../reference-backend/seed/accounts.ts'

export async function seedAccounts(
  app: INestApplicationContext,
  ctx: RequestContext,
): Promise<void> {
  const customers = app.get(CustomerService)
  for (const seed of ACCOUNTS) {
    const { emailAddress, firstName, lastName, phoneNumber } = seed
    const made = await customers.registerCustomerAccount(ctx, {
      emailAddress,
      firstName,
      lastName,
      phoneNumber,
      password: DEMO_PASSWORD,
    })
    if (isGraphQlErrorResult(made)) throw new Error(made.message)
    const user = await app.get(UserService).getUserByEmailAddress(ctx, emailAddress, 'customer')
    const customer = user && (await customers.findOneByUserId(ctx, user.id))
    if (customer === undefined) throw new Error(`${emailAddress} has no account.`)
    await customers.update(ctx, {
      id: customer.id,
      customFields: {
        company: seed.company,
        hasAccountCredit: seed.accountCredit,
        isVerified: true,
        isLocked: seed.locked,
      },
    })
    for (const [index, { nickname, address }] of seed.addresses.entries()) {
      await customers.createAddress(ctx, customer.id, {
        fullName: address.name,
        company: address.company,
        streetLine1: address.streetAddress,
        streetLine2: address.street2Address,
        city: address.city,
        province: address.stateCode,
        postalCode: address.postalCode,
        countryCode: address.countryCode,
        phoneNumber: address.phoneNumber,
        defaultShippingAddress: index === 0,
        customFields: { nickname, locality: address.locality, emailAddress: address.emailAddress },
      })
    }
  }
}
