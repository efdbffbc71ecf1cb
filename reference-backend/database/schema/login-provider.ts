/** Tables of signing in by another provider: what was begun, who is whose account, and the codes of our own provider. */

import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { account } from './commerce.ts'

/** Sign-ins that have been begun and not answered: each is answered once, within minutes, in the browser that began it. */
export const providerLogin = pgTable(
  'provider_login',
  {
    /** SHA-256 of the state that the provider sends back. */
    stateHash: text('state_hash').primaryKey(),
    /** SHA-256 of the cookie of the browser. */
    browserHash: text('browser_hash').notNull(),
    provider: text('provider').notNull(),
    /** The address of the shop under which it was begun: origin without a last slash. */
    shopAddress: text('shop_address').notNull(),
    nonce: text('nonce').notNull(),
    /** The secret half of the code challenge (PKCE). */
    verifier: text('verifier').notNull(),
    /** Where the customer wants to go afterwards; empty for nowhere named. */
    redirect: text('redirect').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('provider_login_end').on(table.expiresAt)],
)

/** Whose account a person at a provider has. */
export const providerIdentity = pgTable(
  'provider_identity',
  {
    provider: text('provider').notNull(),
    /** What the provider calls the person; it never changes, as an email address may. */
    subject: text('subject').notNull(),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id),
    linkedAt: instant('linked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('provider_identity_account').on(table.accountId),
  ],
)

/** Codes that the seeded provider has handed out: each is exchanged once, within a minute. */
export const openIdCode = pgTable(
  'openid_code',
  {
    /** SHA-256 of the code. */
    codeHash: text('code_hash').primaryKey(),
    subject: text('subject').notNull(),
    redirectUri: text('redirect_uri').notNull(),
    nonce: text('nonce').notNull(),
    challenge: text('challenge').notNull(),
    /** What is to be wrong with the answer; empty for nothing. */
    spoilt: text('spoilt').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('openid_code_end').on(table.expiresAt)],
)
