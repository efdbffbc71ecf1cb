/** Ends acting for a customer, from the banner and from its page. */
import type { ActingForCustomers } from '../../../application/account/acting.ts'
import { useServices } from '../../storefront-context.tsx'
import { useLazyWrite } from '../../use-lazy-write.ts'
import { useSubmit } from '../../use-submit.ts'

const end = (acting: ActingForCustomers, _nothing: undefined) => acting.end()

export function useEndActing() {
  const { isSending, stage, send } = useSubmit(useLazyWrite(useServices().acting, end))
  return {
    end: () => send(undefined),
    // When it is done, the page is about to reload.
    isEnding: isSending || stage === 'done',
    hasFailed: stage === 'failed',
  }
}
