/** Every commerce call that this shop answers. `downloadFile` is the catalogue's own. */

import type { Action } from './action.ts'
import { addressActions } from './addresses.ts'
import { authActions } from './auth.ts'
import { withCarts } from './carts.ts'
import { customCodeActions } from './custom-codes.ts'
import { formActions } from './forms.ts'
import { fulfilmentActions } from './fulfilment.ts'
import { newAccountActions } from './new-account.ts'
import { optionGroupActions } from './option-groups.ts'
import { orderActions } from './orders.ts'
import { passwordActions } from './passwords.ts'
import { priceActions } from './prices.ts'
import { quoteAdditionActions } from './quote-additions.ts'
import { quoteItemActions } from './quote-items.ts'
import { quoteSubmissionActions } from './quote-submission.ts'
import { quoteActions } from './quotes.ts'
import { wishListActions } from './wish-lists.ts'

export const allActions: readonly Action[] = [
  ...authActions,
  ...newAccountActions,
  ...passwordActions,
  ...priceActions,
  ...optionGroupActions,
  ...withCarts([...quoteActions, ...quoteAdditionActions, ...quoteItemActions]),
  ...quoteSubmissionActions,
  ...fulfilmentActions,
  ...addressActions,
  ...orderActions,
  ...customCodeActions,
  ...formActions,
  ...wishListActions,
]
