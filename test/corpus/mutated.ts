/** Files of the corpus after an accident: cut, doubled, mixed with another, or with bytes that are wrong. */

/** The same number gives the same file each time. */
export function mutated(seeds: readonly Uint8Array[], nth: number): Uint8Array {
  const next = randomNumbers(nth)
  const pick = (among: readonly Uint8Array[]) => among[next(among.length)] ?? new Uint8Array()
  let bytes = pick(seeds)
  for (let accident = next(4); accident >= 0; accident -= 1) {
    const at = next(bytes.length + 1)
    const other = pick(seeds)
    const part = other.subarray(next(other.length + 1)).subarray(0, next(64))
    switch (next(6)) {
      case 0:
        bytes = bytes.subarray(0, at)
        break
      case 1:
        bytes = joined(bytes.subarray(0, at), part, bytes.subarray(at))
        break
      case 2:
        bytes = joined(bytes.subarray(0, at), bytes.subarray(at + next(16)))
        break
      case 3:
        bytes = joined(bytes, part)
        break
      case 4:
        bytes = withBytes(bytes, at, [awkward[next(awkward.length)] ?? 0])
        break
      default:
        bytes = withBytes(bytes, at, [next(256), next(256), next(256), next(256)])
    }
  }
  return bytes
}

/** Quotes, delimiters, line ends, and bytes that are half of something. */
const awkward = [0x22, 0x2c, 0x3b, 0x09, 0x0a, 0x0d, 0x00, 0xff, 0xfe, 0xef, 0xc3, 0x80, 0x1a, 0x3d]

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]))
}

function withBytes(bytes: Uint8Array, at: number, values: readonly number[]): Uint8Array {
  const changed = Uint8Array.from(bytes)
  values.forEach((value, index) => {
    if (at + index < changed.length) changed[at + index] = value
  })
  return changed
}

function randomNumbers(seed: number): (below: number) => number {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0
  return (below) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return below <= 0 ? 0 : (state >>> 0) % below
  }
}
