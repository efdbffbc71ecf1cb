/** Numbers of the environment. */

interface Bounds {
  /** Where nothing is said. */
  readonly usual: number
  readonly least?: number
  readonly most?: number
}

/** The whole number that a variable says. Throws in one sentence where it says none, or one that cannot be. */
export function numberIn(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  { usual, least = 0, most = Number.MAX_SAFE_INTEGER }: Bounds,
): number {
  const text = env[name]
  if (!text) return usual
  const number = Number(text)
  if (Number.isInteger(number) && number >= least && number <= most) return number
  const bound = most === Number.MAX_SAFE_INTEGER ? `${least} on` : `${least} to ${most}`
  throw new Error(`${name} is ${JSON.stringify(text)}, which is no whole number from ${bound}.`)
}
