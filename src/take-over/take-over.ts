/** Whether a browser may take over the page that a server has drawn, as it stands. */
import type { PageData } from '../adapters/http/page-data.ts'
import type { ShopPorts } from '../adapters/wiring/shop-ports.ts'
import { allowedChoices } from '../ui/allowed-choices.ts'
import { languageAt } from '../ui/i18n/languages.ts'

/** Whether the page at this path is whole and was drawn for what this reader has chosen; cookies may be switched off. */
export function isForReader(
  { isWhole, chosen }: PageData,
  preferences: ShopPorts['preferences'],
  path: string,
): boolean {
  const isSame = (choice: 'region' | 'consent' | 'units') =>
    allowed(choice, preferences[choice]()) === allowed(choice, chosen[choice])
  return (
    isWhole &&
    preferences.language() === languageAt(path, chosen.language) &&
    isSame('region') &&
    isSame('consent') &&
    isSame('units')
  )
}

function allowed(choice: 'region' | 'consent' | 'units', kept: string | undefined) {
  return allowedChoices[choice].find((each) => each === kept)
}
