/**
 * The one policy by which a script that is no code may be written (T24): nothing passes but JSON, which does nothing
 * where it is taken for code. It is made by the first script of the page, before any other could take its name.
 */
import type { TrustedScript } from 'trusted-types/lib'

const asJson = (text: string): string => JSON.stringify(JSON.parse(text))

const policy = globalThis.window?.trustedTypes?.createPolicy('manifold-data', {
  createScript: asJson,
})

/** JSON as the browser wants it of the text of a script; throws for anything else. */
export function scriptData(json: string): string | TrustedScript {
  return policy?.createScript(json) ?? asJson(json)
}
