/** The words of a notice: the server's own where it gave any, else ours (ERR-02). */
import type { i18n } from 'i18next'
import type { Notice } from '../../application/ports/notifier.ts'

/** Text only; whatever looks like markup stays text (T22). */
export function noticeWords(translations: i18n, notice: Notice): readonly string[] {
  const said = (notice.messages ?? []).filter((message) => message.trim() !== '')
  return said.length > 0 ? said : [translations.t(notice.key, { ...notice.values })]
}
