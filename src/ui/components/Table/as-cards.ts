import { room } from '../../theme/breakpoints.ts'

/** A rule for a table that has been given less than 640 px: on screen only, paper keeps its rows. */
export const asCards = <const Rule extends object>(rule: Rule) => ({
  '@media': { screen: { '@container': { [room.narrow]: rule } } },
})

/** A rule for the cells of a row: on paper a table begins and ends where the text around it does. */
export const flushOnPaper = {
  '@media': {
    print: {
      selectors: {
        '&&:first-child': { paddingInlineStart: 0 },
        '&&:last-child': { paddingInlineEnd: 0 },
      },
    },
  },
} as const
