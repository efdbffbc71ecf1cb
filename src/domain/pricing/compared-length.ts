/** How much of an address of compared models is read; apart from the reading of it, which only their page needs. */

/** Characters that are read: room for four configurations of which every answer is written. */
export const longestCompared = 2000
