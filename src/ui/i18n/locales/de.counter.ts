/** The texts of the account area. The build cuts the file in three; until then this is the whole of it. */
import whole from './de.json' with { type: 'json' }

export const texts: Readonly<Record<string, string>> = whole
