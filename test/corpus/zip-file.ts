/** Zip archives, also such as no honest program writes. */
import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipPart {
  readonly name: string
  readonly content: string | Uint8Array
  readonly isStored?: boolean
  readonly isEncrypted?: boolean
  /** What the directory claims the part unfolds to, when that is not so. */
  readonly claimedBytes?: number
}

export function zipFile(parts: readonly ZipPart[]): Uint8Array {
  const packed = parts.map(packedPart)
  const bodies = packed.flatMap(({ local, name, body }) => [local, name, body])
  const directory = packed.flatMap(({ central, name }) => [central, name])
  let offset = 0
  for (const { local, name, body, central } of packed) {
    central.writeUInt32LE(offset, 42)
    offset += local.length + name.length + body.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(offset, 16)
  return new Uint8Array(Buffer.concat([...bodies, ...directory, end]))
}

function packedPart({ name: text, content, isStored, isEncrypted, claimedBytes }: ZipPart) {
  const plain = Buffer.from(content)
  const body = isStored ? plain : deflateRawSync(plain)
  const name = Buffer.from(text)
  const common = Buffer.alloc(26)
  common.writeUInt16LE(20, 0)
  common.writeUInt16LE(isEncrypted ? 1 : 0, 2)
  common.writeUInt16LE(isStored ? 0 : 8, 4)
  common.writeUInt32LE(crc32(plain), 10)
  common.writeUInt32LE(body.length, 14)
  common.writeUInt32LE(claimedBytes ?? plain.length, 18)
  common.writeUInt16LE(name.length, 22)
  const local = Buffer.concat([signature(0x04034b50), common])
  const central = Buffer.concat([
    signature(0x02014b50),
    Buffer.from([20, 0]),
    common,
    Buffer.alloc(14),
  ])
  return { local, central, name, body }
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value, 0)
  return bytes
}
