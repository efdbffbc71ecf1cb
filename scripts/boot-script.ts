/** Puts the one script that stands in the page itself into it: what keeps presses until the shop is there. */
import type { Plugin } from 'vite'
import { keepPresses } from '../src/take-over/keep-presses.ts'

export function bootScript(): Plugin {
  return {
    name: 'manifold-boot-script',
    transformIndexHtml: () => [
      { tag: 'script', children: `(${keepPresses.toString()})()`, injectTo: 'head-prepend' },
    ],
  }
}
