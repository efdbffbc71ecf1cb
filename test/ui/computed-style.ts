/**
 * Whether an element is displayed, visible and open to the pointer: queries ask it of nearly every element of a
 * page, many times over. jsdom matches a browser's whole style sheet against the element for each answer; elements
 * of one kind have the same answers, so jsdom is asked once for each kind.
 */

/** All that the queries, the user and the matchers read of a style. */
const asked = ['display', 'visibility', 'opacity', 'pointer-events'] as const

/** The same names as the properties of a style have them. */
const properties = new Map<string | symbol, string>(
  asked.map((name) => [name.replace('-e', 'E'), name]),
)

type Answers = ReadonlyMap<string, string>

/** The answers by kind. They come from the style sheet of jsdom alone, so they hold in every window. */
const known = new Map<string, Answers>()

const byKind = new WeakSet<Window['getComputedStyle']>()

/** Makes a window answer as it has answered for an element of the same kind. */
export function answerStylesByKind(window: Window): void {
  if (byKind.has(window.getComputedStyle)) return
  const computed = window.getComputedStyle.bind(window)
  window.getComputedStyle = (element, pseudo) => {
    const kind = pseudo ? undefined : kindOf(element)
    if (kind === undefined) return computed(element, pseudo)
    const answers = known.get(kind) ?? answersOf(computed(element))
    known.set(kind, answers)
    return styleOf(answers, () => computed(element))
  }
  byKind.add(window.getComputedStyle)
}

/** What the answers depend on; undefined where that is more than the tag and the type of the element. */
function kindOf(element: Element): string | undefined {
  if (element.ownerDocument.styleSheets.length > 0) return undefined
  for (let each: Element | null = element; each !== null; each = each.parentElement) {
    if (isSpecial(each)) return undefined
  }
  return `${element.namespaceURI} ${element.localName} ${element.getAttribute('type')}`
}

/** Whether an element looks, or makes those in it look, other than its tag says. */
function isSpecial(element: Element): boolean {
  if (element.hasAttribute('hidden') || element.hasAttribute('popover')) return true
  if (/^(dialog|details|summary)$/.test(element.localName)) return true
  const own = element.getAttribute('style')
  return own !== null && /\b(all|display|visibility|opacity|pointer-events)\b/.test(own)
}

function answersOf(style: CSSStyleDeclaration): Answers {
  return new Map(asked.map((name) => [name, style.getPropertyValue(name)]))
}

/** A style that is computed in whole only when anything else is read of it. */
function styleOf(answers: Answers, compute: () => CSSStyleDeclaration): CSSStyleDeclaration {
  let whole: CSSStyleDeclaration | undefined
  const all = () => {
    whole ??= compute()
    return whole
  }
  const getPropertyValue = (name: string) => answers.get(name) ?? all().getPropertyValue(name)
  // Every declaration has the same properties: the one of the root stands behind all of them.
  return new Proxy(document.documentElement.style, {
    get: (_, name) => {
      if (name === 'getPropertyValue') return getPropertyValue
      const property = properties.get(name)
      if (property !== undefined) return answers.get(property)
      const value: unknown = Reflect.get(all(), name)
      return typeof value === 'function' ? value.bind(all()) : value
    },
  })
}
