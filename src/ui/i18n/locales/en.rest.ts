/** The texts beside the first ones. The build cuts the file in two; until then this is the whole of it. */
import whole from './en.json' with { type: 'json' }

export const texts: Readonly<Record<string, string>> = whole
