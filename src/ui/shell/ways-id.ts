/** Where the ways on begin, in the foot of every page. */
export const waysId = 'ways'
