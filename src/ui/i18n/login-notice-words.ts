/** The words of the log-in notice, and the address that it leads to. */
import type { TFunction } from 'i18next'
import type { LoginNoticeWords } from '../components/LoginNotice/LoginNotice.tsx'

export function loginNoticeWords(t: TFunction): LoginNoticeWords {
  return {
    message: t('price.loginNotice'),
    open: t('login.open'),
    title: t('login.title'),
    text: t('login.text'),
    goOn: t('login.goOn'),
    cancel: t('login.cancel'),
    close: t('login.close'),
    failed: t('login.failed'),
  }
}
