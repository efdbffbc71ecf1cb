/** How much of a file is read; whatever is larger is refused before it costs anything. */

/** Bytes of a text file (O-17). */
export const textBytes = 1024 * 1024

/** Bytes of a workbook, which is compressed and brings its looks along. */
export const workbookBytes = 5 * 1024 * 1024

/** Bytes that the parts of a workbook may say they unfold to. */
export const unfoldedBytes = 48 * 1024 * 1024

/** Rows that say something. A table holds a hundred lines (CSV-08); headings and remarks come on top. */
export const rowLimit = 5000

/** Cells of one row; a sheet of more columns is read up to here. */
export const cellLimit = 64
