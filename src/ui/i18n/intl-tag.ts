/** The tag that Intl understands for a language key of ours: en_us becomes en-US (O-01, T34). */
export function intlTag(language: string): string {
  const tag = language.replaceAll('_', '-')
  // What is no tag at all makes Intl throw (T34).
  if (!/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(tag)) return 'en-US'
  return Intl.DateTimeFormat.supportedLocalesOf([tag])[0] ?? 'en-US'
}
