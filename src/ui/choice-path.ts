/** Where a form without scripts sends what a reader has chosen; the server keeps it and leads back. */
export const choicePath = '/choices'
