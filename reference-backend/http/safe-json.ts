/** JSON from outside, without the keys that would reach an object's prototype. */

const POISON = new Set(['__proto__', 'constructor', 'prototype'])

/** Whether a key would reach an object's prototype. */
export function isPoison(key: string): boolean {
  return POISON.has(key)
}

/** The value of a JSON text; throws `SyntaxError` when it is none. */
export function parseJson(json: string): unknown {
  return JSON.parse(json, (key, value: unknown) => (isPoison(key) ? undefined : value))
}
