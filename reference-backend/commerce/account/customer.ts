/** Who is a customer: an account with a password. Guests have addresses that may be those of customers. */

import { and, eq } from 'drizzle-orm'
import { account } from '../../database/schema/commerce.ts'

/** The condition on the account of a customer with this email address, in lower case. */
export function isCustomer(emailAddress: string) {
  return and(eq(account.emailAddress, emailAddress), eq(account.guest, false))
}
