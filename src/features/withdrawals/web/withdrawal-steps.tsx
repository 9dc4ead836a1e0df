import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { ThreadSteps } from '../../../ui/thread/thread-steps.tsx'
import { faultsOf, type StoredDraft } from '../stored-draft.ts'
import { DeclarationForm } from './declaration-form.tsx'
import { DeclarationReview } from './declaration-review.tsx'
import { useStoredForm } from './use-stored-form.ts'
import { useWithdrawalStep, type WithdrawalStep } from './use-withdrawal-step.ts'
import { WithdrawalReceipt } from './withdrawal-receipt.tsx'

const places: readonly WithdrawalStep[] = ['form', 'review', 'receipt']

/** The step that can be shown: the review needs a form, and the receipt needs an answer. */
const shownStep = (step: WithdrawalStep, kept: StoredDraft | undefined): WithdrawalStep => {
  if (kept === undefined) return 'form'
  if (step === 'receipt') return kept.receipt ? 'receipt' : 'form'
  return step === 'review' && Object.keys(faultsOf(kept.draft)).length === 0 ? 'review' : 'form'
}

/** The declaration, the review and the receipt, each as an entry of the browser's history. */
export const WithdrawalSteps = () => {
  const { t } = useTranslation('withdrawing')
  const kept = useStoredForm()
  const { step: asked } = useWithdrawalStep()
  const step = shownStep(asked, kept)
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(kept === undefined ? undefined : step)
  useEffect(() => {
    // The first step, with which the page opens, does not move the focus.
    if (kept === undefined) return
    if (before.current !== undefined && before.current !== step) {
      place.current?.scrollIntoView({ block: 'start' })
      place.current?.querySelector('h2')?.focus({ preventScroll: true })
    }
    before.current = step
  }, [kept, step])
  return (
    <div ref={place} className="scroll-mt-24">
      <ThreadSteps
        label={t('steps.label')}
        steps={places.map((each) => t(`steps.${each}`))}
        current={step === 'receipt' ? places.length : places.indexOf(step)}
        doneLabel={t('steps.done')}
        className="mb-10 print:hidden"
      />
      {step === 'form' && <DeclarationForm />}
      {step === 'review' && kept && <DeclarationReview kept={kept} />}
      {step === 'receipt' && kept?.receipt && <WithdrawalReceipt receipt={kept.receipt} />}
    </div>
  )
}
