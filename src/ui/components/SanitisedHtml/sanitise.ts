/**
 * The only place where foreign HTML becomes part of the page (T18, T19). What passes is text with light
 * markup, links and pictures; nothing that runs, asks for input, covers the page or names itself.
 */
import createDOMPurify, { type Config } from 'dompurify'
import type { TrustedTypePolicyFactory } from 'trusted-types/lib'

declare global {
  interface Window {
    /** Where the browser demands trusted types (Chromium); absent elsewhere. */
    readonly trustedTypes?: TrustedTypePolicyFactory
  }
}

// The policy is known to nobody else, so it cannot be lent to anybody. DOMPurify uses it to parse and
// to hand back what it has cleaned; without it, it would make a second policy of its own.
const policy = window.trustedTypes?.createPolicy('manifold-sanitiser', {
  createHTML: (html) => html,
  createScript: () => '',
  createScriptURL: () => '',
})

const config: Config = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: [
    'form',
    'input',
    'button',
    'select',
    'option',
    'optgroup',
    'datalist',
    'textarea',
    'fieldset',
    'legend',
    'label',
    'output',
    'style',
    'dialog',
    'template',
    'map',
    'area',
  ],
  FORBID_ATTR: [
    'style',
    'id',
    'name',
    'class',
    'srcset',
    'sizes',
    'popover',
    'popovertarget',
    'popovertargetaction',
    'autofocus',
    'tabindex',
    'accesskey',
    'contenteditable',
    'usemap',
    'autoplay',
  ],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  /** `https:`, `mailto:`, `tel:`, a path of this site and a place on this page; never `//host`. */
  ALLOWED_URI_REGEXP: /^(?:https:|mailto:|tel:|#|\/(?![/\\]))/i,
  ...(policy && { TRUSTED_TYPES_POLICY: policy, RETURN_TRUSTED_TYPE: true }),
}

const purifier = createDOMPurify(window)

// DOMPurify lets pictures carry their own data whatever the list of addresses says.
purifier.addHook('uponSanitizeAttribute', (_element, attribute) => {
  if (/^\s*data:/i.test(attribute.attrValue)) attribute.keepAttr = false
})

/**
 * Clean HTML, fit for `dangerouslySetInnerHTML`. Where the browser has trusted types it is such a value,
 * which the compiler takes for text; so nothing but handing it on may be done with it.
 */
export function sanitise(html: string): string {
  return purifier.sanitize(html, config)
}
