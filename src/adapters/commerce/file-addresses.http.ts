/** The engine's own addresses of files, which need no header: their ids are signed. */
import type { FileAddresses } from '../../application/ports/file-addresses.ts'
import { addressOf } from '../http/address.ts'

/** The engine at `base`; empty is the shop's own origin. */
export function httpFileAddresses(base: string): FileAddresses {
  return {
    download: (fileId) =>
      `${addressOf(base, 'api/scope/downloadFile')}?fileID=${encodeURIComponent(fileId)}`,
  }
}
