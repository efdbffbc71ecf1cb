/** A file as an answer. */

export interface DownloadableFile {
  readonly name: string
  readonly mediaType: string
  readonly bytes: Uint8Array
}

/** The file to be saved under its name; `cache` says who may keep it. */
export function attachment({ name, mediaType, bytes }: DownloadableFile, cache: string): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': mediaType,
      'Content-Length': String(bytes.byteLength),
      'Content-Disposition': disposition(name),
      'Cache-Control': cache,
    },
  })
}

/** RFC 6266: a plain name for everyone and the exact one encoded; neither can end the header. */
function disposition(name: string): string {
  const safe = name.replace(/[^A-Za-z0-9._-]/g, '_')
  return `attachment; filename="${safe}"; filename*=UTF-8''${encodeURIComponent(name)}`
}
