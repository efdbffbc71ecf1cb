/** Puts the one script that stands in the page itself into it: what keeps presses until the shop is there. */
import { minifySync, type Plugin } from 'vite'
import { keepPresses } from '../src/take-over/keep-presses.ts'

export function bootScript(): Plugin {
  const { code: written } = minifySync('boot.js', `(${keepPresses.toString()})()`)
  return {
    name: 'manifold-boot-script',
    transformIndexHtml: () => [{ tag: 'script', children: written, injectTo: 'head-prepend' }],
  }
}
