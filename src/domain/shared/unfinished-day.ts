/**
 * The text of a day that has been begun and not finished. A browser keeps to itself what of it is there, and hands out an
 * empty value, which would be no wish at all.
 */
export const unfinishedDay = '????-??-??'
