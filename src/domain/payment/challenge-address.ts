/** Where the question of a bank may lead: a page over http or https, never a script or a path of the shop's own. */

/** The address as it can be opened; undefined for anything that is no whole web address (T20). */
export function challengeAddress(written: string): string | undefined {
  if (!URL.canParse(written)) return undefined
  const { protocol, href } = new URL(written)
  return protocol === 'https:' || protocol === 'http:' ? href : undefined
}
