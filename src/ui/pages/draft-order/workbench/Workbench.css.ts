import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

/** What is read out stands inside, not at the end of the page. */
export const panel = style({ position: 'relative' })

export const note = style({ color: vars.colour.inkSoft, fontSize: vars.text.small })
