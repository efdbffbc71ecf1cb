import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

/** The figures of the company belong to the head of the page, and stand close to it. */
export const close = style({ marginBlockStart: `calc(-1 * ${vars.space.s8})` })
