/** Below which path of its origin the shop stands, chosen when it is built (`vite build --base /demo/`). */
import { pathBelow } from '../../domain/content/language-address.ts'

/** `/demo`; empty at the root. The environment is that of the build, and is missing where nothing was built. */
export const basePath = (import.meta.env?.BASE_URL ?? '/').replace(/\/$/, '')

/** What the shop keeps something under: a browser keeps names by origin, on which several shops may stand below paths. */
export function nameBelow(base: string, name: string): string {
  return base === '' ? name : `${base}:${name}`
}

/** A path of this origin as the shop knows it. */
export function withoutBase(path: string): string {
  return pathBelow(basePath, path)
}
