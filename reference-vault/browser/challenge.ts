/** The script of the bank's question. */

import { framingOrigin, mountChallenge } from './mount-challenge.ts'
import { shopLine } from './shop-line.ts'

const main = document.querySelector('main')
if (main !== null) {
  mountChallenge({
    main,
    line: shopLine(window, framingOrigin(main.dataset, location.ancestorOrigins?.[0])),
    fetch: fetch.bind(window),
    path: location.pathname,
    leave: (address) => location.replace(address),
  })
}
