import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError, Unreachable } from '../../../shared/api/api-error.ts'
import { randomId } from '../../../shared/random-id.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { blankDraft, declarationOf } from '../kept-draft.ts'
import type { WithdrawalsContract } from '../withdrawals.contract.ts'
import { keptForm } from './kept-form.ts'
import { useWithdrawalStep } from './use-withdrawal-step.ts'

const serverErrors = 500

/** The key under which this declaration is sent, the same for each try until something in it is changed. */
const keyOfDraft = () => {
  keptForm.change((kept) => (kept.key === null ? { ...kept, key: randomId() } : kept))
  return keptForm.current().key ?? undefined
}

/** Sends the declaration, once however often it is pressed; refused, what was written stays. */
export const useSendDeclaration = () => {
  const { t } = useTranslation('withdrawing')
  const api = useApi<WithdrawalsContract>()
  const { goTo } = useWithdrawalStep()
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  const sentenceOf = (error: unknown) => {
    if (error instanceof Unreachable) return t('review.unreachable')
    if (!(error instanceof ApiError) || error.status >= serverErrors) return t('review.broken')
    const ofFields = Object.values(error.fields)
    return ofFields.length > 0 ? ofFields.join(' ') : error.message
  }

  const send = async () => {
    setSending(true)
    setRefusal(undefined)
    try {
      const { lines, ...declared } = declarationOf(keptForm.current().draft)
      const { reference, submittedAt, statement } = await api('POST /withdrawals', {
        body: { ...declared, lines: [...lines], confirmed: true },
        idempotencyKey: keyOfDraft(),
      })
      keptForm.change(() => ({
        draft: blankDraft,
        key: null,
        receipt: { reference, submittedAt, statement },
      }))
      goTo('receipt', { replace: true })
    } catch (error) {
      setRefusal(sentenceOf(error))
      setSending(false)
    }
  }

  return { send, isSending, refusal }
}
