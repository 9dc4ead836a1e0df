import { ApiError, Unreachable } from '../../../shared/api/api-error.ts'
import { randomId } from '../../../shared/ids/random-id.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { useWrite } from '../../../ui/api/use-write.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { blankDraft, declarationOf } from '../stored-draft.ts'
import type { WithdrawalsContract } from '../withdrawals.contract.ts'
import { storedForm } from './stored-form.ts'
import { useWithdrawalStep } from './use-withdrawal-step.ts'

const serverErrors = 500

/** The idempotency key of this declaration, which stays the same for each attempt until a field is changed. */
const keyOfDraft = () => {
  storedForm.change((kept) => (kept.key === null ? { ...kept, key: randomId() } : kept))
  return storedForm.current().key ?? undefined
}

/** Sends the declaration once, however often the button is pressed; if it is refused, the form keeps its content. */
export const useSendDeclaration = () => {
  const { t } = useTranslation('withdrawing')
  const api = useApi<WithdrawalsContract>()
  const { goTo } = useWithdrawalStep()

  const sentenceOf = (error: unknown) => {
    if (error instanceof Unreachable) return t('review.unreachable')
    if (!(error instanceof ApiError) || error.status >= serverErrors) return t('review.broken')
    const ofFields = Object.values(error.fields)
    return ofFields.length > 0 ? ofFields.join(' ') : error.message
  }

  const { write, busy, done, failure } = useWrite({
    send: () => {
      const { lines, ...declared } = declarationOf(storedForm.current().draft)
      return api('POST /withdrawals', {
        body: { ...declared, lines: [...lines], confirmed: true },
        idempotencyKey: keyOfDraft(),
      })
    },
    succeeded: ({ reference, submittedAt, statement }) => {
      storedForm.change(() => ({
        draft: blankDraft,
        key: null,
        receipt: { reference, submittedAt, statement },
      }))
      goTo('receipt', { replace: true })
    },
    refresh: null,
  })
  // An accepted declaration counts as being sent until its receipt is shown.
  return { send: write, isSending: busy || done, refusal: failure ? sentenceOf(failure) : undefined }
}
