/**
 * The only place where foreign HTML becomes part of the page (T18, T19). What passes is text with light
 * markup, links and pictures; nothing that runs, asks for input, covers the page or names itself.
 */
import createDOMPurify, { type Config } from 'dompurify'
import { type ContentLocale, fallbackLocale } from '../../../domain/content/content-locale.ts'
import { addressIn } from '../../../domain/content/language-address.ts'
import { linkable, safeHref, safePicture } from '../../../domain/content/safe-address.ts'
import { addressAttributes, allowedAttributes, allowedTags } from './allowed-markup.ts'
import { sanitiserPolicy } from './policy.ts'
import { withAllowedMarkup } from './rewrite-markup.ts'

const config: Config = {
  ALLOWED_TAGS: [...allowedTags],
  ALLOWED_ATTR: [...allowedAttributes],
  // DOMPurify would take every value for an address, such as that of a width.
  ADD_URI_SAFE_ATTR: allowedAttributes.filter((name) => !isAddressAttribute(name)),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: linkable,
  // Without one, DOMPurify would make a policy of its own.
  ...(sanitiserPolicy && { TRUSTED_TYPES_POLICY: sanitiserPolicy, RETURN_TRUSTED_TYPE: true }),
}

const purifier = createDOMPurify(window)

/** Of the text that is being cleaned. */
let readersLocale: ContentLocale = fallbackLocale

const judges = { link: safeHref, picture: safePicture } as const

// Addresses of foreign HTML are those of every other link and picture; DOMPurify by itself would let more pass.
purifier.addHook('uponSanitizeAttribute', (_element, attribute) => {
  const kind = isAddressAttribute(attribute.attrName) && addressAttributes[attribute.attrName]
  if (kind && judges[kind](attribute.attrValue) === undefined) attribute.keepAttr = false
  if (attribute.attrName === 'href') {
    attribute.attrValue = addressIn(readersLocale, attribute.attrValue.trim())
  }
})

function isAddressAttribute(name: string): name is keyof typeof addressAttributes {
  return Object.hasOwn(addressAttributes, name)
}

/**
 * Clean HTML, fit for `dangerouslySetInnerHTML`, whose links keep to the language of the reader. Where the browser has trusted types it is such a value,
 * which the compiler takes for text; so nothing but handing it on may be done with it.
 */
export function sanitise(html: string, locale: ContentLocale = fallbackLocale): string {
  readersLocale = locale
  return purifier.sanitize(withAllowedMarkup(html), config)
}
