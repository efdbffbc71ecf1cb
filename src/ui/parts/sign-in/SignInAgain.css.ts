import { style } from '@vanilla-extract/css'

/** The name of the account, which may be long. */
export const known = style({ overflowWrap: 'anywhere' })
