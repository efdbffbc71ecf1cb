/** The words of the log-in notice, and the address that it leads to. */
import type { TFunction } from 'i18next'
import type { LoginNoticeWords } from '../components/LoginNotice/LoginNotice.tsx'

export function loginNoticeWords(t: TFunction): LoginNoticeWords {
  return {
    message: t('price:loginNotice'),
    open: t('common:shell.signIn'),
    title: t('price:login.title'),
    text: t('price:login.text'),
    goOn: t('price:login.goOn'),
    cancel: t('price:login.cancel'),
    close: t('common:close'),
    failed: t('price:login.failed'),
  }
}
