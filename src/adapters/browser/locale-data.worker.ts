/**
 * Has the browser look through its locales once. The first number or date that is written makes it do so, which takes a
 * tenth of a second and more on a phone; what it has found is there for the page as well, which is not held up by it.
 */
new Intl.NumberFormat('en').format(0)
new Intl.DateTimeFormat('en').format(0)
globalThis.close()
