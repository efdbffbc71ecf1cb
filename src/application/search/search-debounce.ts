/** Milliseconds without a key until a search asks (SEARCH-05). */
export const searchDebounce = 500
