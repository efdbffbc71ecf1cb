/** The marks of a text, as printers of its language set them. */

interface Rule {
  /** Finds what is wrong. */
  readonly wrong: RegExp
  readonly hint: string
}

const unit = /(?:\d|\}\}) (?:%|MB|Mo|bar|cm³|mm²|µm|°C)/

/** For every language that has texts of its own beside English. */
const everywhere: readonly Rule[] = [
  { wrong: /"/, hint: 'quotation marks of the language' },
  { wrong: /(?<=\p{L})'(?=\p{L})/u, hint: '’ as the apostrophe' },
  { wrong: /\.{3}/, hint: '… as one character' },
  { wrong: / {2}|^ | $/, hint: 'no space too many' },
]

const rules: Readonly<Record<string, readonly Rule[]>> = {
  de: [
    { wrong: /[«»”]|(?<!„[^“]*)“|„(?![^“]*“)/, hint: '„…“' },
    { wrong: unit, hint: 'a no-break space before a unit' },
  ],
  es: [
    { wrong: /[“”„]|«(?! ?[^»\s][^»]*»)|«\s|\s»/, hint: '«…»' },
    { wrong: /^[^¿]*\?|¿[^?]*$/, hint: '¿…?' },
    { wrong: /^[^¡]*!|¡[^!]*$/, hint: '¡…!' },
    { wrong: unit, hint: 'a no-break space before a unit' },
  ],
  fr: [
    { wrong: /[“”„]|«(?!\u00A0)|(?<!\u00A0)»/, hint: '« … » with no-break spaces inside' },
    { wrong: /(?<!\u202F)[;!?]/, hint: 'a narrow no-break space before ; ! ?' },
    { wrong: /(?<!\u00A0):/, hint: 'a no-break space before :' },
    { wrong: unit, hint: 'a no-break space before a unit' },
    { wrong: /\d \d{3}/, hint: 'a narrow no-break space in a number' },
  ],
}

/** The pattern of a date in a message that the specification fixes; its marks mean themselves. */
const datePattern = / ?\(yyyy-[^)]*\)/

/** What is wrong with the marks of a text; a text of a language without rules has no fault. */
export function typographyFaults(language: string, text: string): readonly string[] {
  const own = rules[language]
  if (own === undefined) return []
  const set = text.replace(datePattern, '')
  return [...everywhere, ...own].filter(({ wrong }) => wrong.test(set)).map(({ hint }) => hint)
}
