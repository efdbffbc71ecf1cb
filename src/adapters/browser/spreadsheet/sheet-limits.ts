/** How much of a file is read; whatever is larger is refused before it costs anything. */

/** Bytes of a text file (O-17). */
export const textBytes = 1024 * 1024

/** Bytes of a workbook, which is compressed and brings its looks along. */
export const workbookBytes = 5 * 1024 * 1024

/** Bytes that the parts of a workbook may unfold to. */
export const unfoldedBytes = 48 * 1024 * 1024

/** Characters of one cell: as many as Excel lets anybody write (T36). */
export const cellCharacters = 32_767

/**
 * Bytes of a packed part without the beginning of a tag: a cell of the longest text, each character of it
 * written as an entity.
 */
export const tagBytes = 8 * cellCharacters

/** Characters of all cells that one reading hands on (T36). */
export const sheetCharacters = 4 * 1024 * 1024

/** Rows that say something. A table holds a hundred lines (CSV-08); headings and remarks come on top. */
export const rowLimit = 5000

/** Rows of a workbook that are looked through; empty ones among them do not count for the limit. */
export const rangeRows = 4 * rowLimit

/** Cells of one row; a sheet of more columns is read up to here. */
export const cellLimit = 64
