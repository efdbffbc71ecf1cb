/** The words of notices: the server's own where it gave any, else ours (ERR-02). */
import type { i18n } from 'i18next'
import type { Storefront } from '../../application/storefront.ts'
import { loadTextsOf } from './i18n.ts'

type Notice = Parameters<Storefront['notify']>[0]

/** Asks for the translations at the moment of speaking; they may come later than who speaks. */
export function noticeWords(translations: () => i18n) {
  return {
    /** A notice may be told on a page that has no other text of its area. */
    ready: async ({ key }: Notice): Promise<void> => loadTextsOf(translations(), key),
    /** Text only; whatever looks like markup stays text (T22). */
    say: (notice: Notice): readonly string[] => {
      const said = (notice.messages ?? []).filter((message) => message.trim() !== '')
      if (said.length > 0) return said
      return [translations().t(notice.key, { replace: { ...notice.values } })]
    },
    close: () => translations().t('common:shell.closeNotification'),
    region: () => translations().t('common:shell.notifications'),
  }
}
