import { room } from '../../theme/breakpoints.ts'

/** A rule for a table that has been given less than 640 px: on screen only, paper keeps its rows. */
export const asCards = <const Rule extends object>(rule: Rule) => ({
  '@media': { screen: { '@container': { [room.narrow]: rule } } },
})
