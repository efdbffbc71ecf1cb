/** The tag that Intl understands for a language key of ours: en_us becomes en-US (O-01, T34). */
export function intlTag(language: string): string {
  const tag = language.replaceAll('_', '-')
  return Intl.DateTimeFormat.supportedLocalesOf([tag])[0] ?? 'en-US'
}
