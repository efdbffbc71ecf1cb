/** Cents per whole euro of the seed, by zone: euros as written, dollars by one rate. */
export const CENTS_PER_EURO = { EU: 100, US: 112 } as const
