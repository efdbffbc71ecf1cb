import { container } from '../../theme/breakpoints.ts'

/** A rule for a table that has been given less than 640 px: on screen only, since print keeps its rows. */
export const asCards = <const Rule extends object>(rule: Rule) => ({
  '@media': { screen: { '@container': { [container.narrow]: rule } } },
})

/** A rule for the cells of a row: in print a table aligns with the text around it. */
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
