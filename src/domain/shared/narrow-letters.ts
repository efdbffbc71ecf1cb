/** Full-width characters of Asian keyboards: the same letters, digits and marks of numbers and dates as the usual ones. */

const wide = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\uff0f\uff0e\uff0c\uff1a]/g

/** The text with the usual characters in their place. */
export function narrowed(text: string): string {
  return text.replaceAll(wide, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfe_e0))
}
