/** Every commerce call that this shop answers. */

import type { Action } from './action.ts'
import { authActions } from './auth.ts'

export const allActions: readonly Action[] = [...authActions]
