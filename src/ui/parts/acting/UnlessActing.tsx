/** What is left to the customer: while staff act for them, the reason stands in its place (T17). */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../components/Notice/Notice.tsx'
import { useAccount } from '../../use-account.ts'

export function UnlessActing({ children }: { readonly children: ReactNode }) {
  return useIsActing() ? <ActingNote /> : children
}

/** The reason, while staff act; nothing otherwise. */
export function ActingNote() {
  const { t } = useTranslation()
  return (
    useIsActing() && (
      <Notice tone="info" announce="silent">
        {t('common:acting.leftToCustomer')}
      </Notice>
    )
  )
}

/** Whether staff act for the customer who is signed in. */
export function useIsActing(): boolean {
  return useAccount()?.acting !== undefined
}
