/** Videos stay with the few hosts that the page may frame; any other is a link (T21). */
import { safeHref } from './safe-address.ts'

export interface VideoSource {
  /** Where the video is to be seen by itself. */
  readonly href: string
  /** The address to frame; undefined for a host that may not be framed. */
  readonly embed: string | undefined
  /** The host that would be asked, for the notice before it is. */
  readonly host: string
}

/** What an address of a video comes to; undefined when it is no web address. Nothing is asked of the host by this. */
export function videoSource(address: string): VideoSource | undefined {
  const href = safeHref(address)
  if (href === undefined || !URL.canParse(href)) return undefined
  const url = new URL(href)
  if (url.protocol !== 'https:') return undefined
  const host = url.host.toLowerCase().replace(/^(www|m)\./, '')
  return { href, embed: embedOf(url, host), host }
}

function embedOf(url: URL, host: string): string | undefined {
  const [, first = '', second = ''] = url.pathname.split('/')
  if (host === 'youtu.be') return youTube(first)
  if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    return youTube(first === 'embed' ? second : (url.searchParams.get('v') ?? ''))
  }
  if (host === 'vimeo.com') return vimeo(first)
  return host === 'player.vimeo.com' && first === 'video' ? vimeo(second) : undefined
}

function youTube(id: string): string | undefined {
  return /^[\w-]{6,20}$/.test(id) ? `https://www.youtube-nocookie.com/embed/${id}` : undefined
}

function vimeo(id: string): string | undefined {
  return /^\d{5,12}$/.test(id) ? `https://player.vimeo.com/video/${id}?dnt=1` : undefined
}
