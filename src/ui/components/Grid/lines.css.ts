import { createGlobalVar } from '@vanilla-extract/css'

/** How many lines a block or a section holds, for the height of what is passed over. What stands in it need not know. */
export const lines = createGlobalVar('lines', {
  syntax: '<number>',
  inherits: false,
  initialValue: '1',
})
