import { useTranslation } from 'react-i18next'
import { ApiError, Unreachable } from '../../../shared/api/api-error.ts'
import { randomId } from '../../../shared/ids/random-id.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { useWrite } from '../../../ui/api/use-write.ts'
import { blankDraft, declarationOf } from '../stored-draft.ts'
import type { WithdrawalsContract } from '../withdrawals.contract.ts'
import { storedForm } from './stored-form.ts'
import { useWithdrawalStep } from './use-withdrawal-step.ts'

const serverErrors = 500

/** The key under which this declaration is sent, the same for each try until something in it is changed. */
const keyOfDraft = () => {
  storedForm.change((kept) => (kept.key === null ? { ...kept, key: randomId() } : kept))
  return storedForm.current().key ?? undefined
}

/** Sends the declaration, once however often it is pressed; refused, what was written stays. */
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
  // What was accepted stays on its way until its receipt is shown.
  return { send: write, isSending: busy || done, refusal: failure ? sentenceOf(failure) : undefined }
}
