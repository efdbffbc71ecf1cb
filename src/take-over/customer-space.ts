/** Space for what only customers see, from the first moment: what comes later would move the page. */
import { homeHeightName, tokenName } from '../adapters/http/kept-names.ts'

/** Whoever has a token is most likely a customer; who has none gets none. */
export function reserveCustomerSpace({ dataset, style }: HTMLElement): void {
  try {
    if (sessionStorage.getItem(tokenName) === null) return
    dataset['customer'] = ''
    // On home it depends on the customer how much; what it took last is as good a guess as there is.
    const [height, width] = localStorage.getItem(homeHeightName)?.split(' ') ?? []
    if (Number(height) > 0 && width === String(innerWidth)) {
      dataset['homeHeight'] = ''
      style.setProperty('--home-height', `${Number(height)}px`)
    }
  } catch {
    // Where storage is switched off, nobody is.
  }
}
