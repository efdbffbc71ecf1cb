/**
 * The one policy by which HTML may enter the page (T24). It is made by the first script of the page, before
 * any other could take its name.
 */
import type { TrustedTypePolicyFactory } from 'trusted-types/lib'

declare global {
  interface Window {
    /** Where the browser demands trusted types (Chromium); absent elsewhere. */
    readonly trustedTypes?: TrustedTypePolicyFactory
  }
}

/** For the sanitiser alone, which parses by it and hands back what it has cleaned. */
export const sanitiserPolicy = globalThis.window?.trustedTypes?.createPolicy('manifold-sanitiser', {
  createHTML: (html) => html,
  createScript: () => '',
  createScriptURL: () => '',
})
