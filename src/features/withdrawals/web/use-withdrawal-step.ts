import { useLocation, useNavigate } from 'react-router'

const steps = ['form', 'review', 'receipt'] as const

export type WithdrawalStep = (typeof steps)[number]

const stepIn = (state: unknown): WithdrawalStep => {
  const named = typeof state === 'object' && state !== null && 'step' in state ? state.step : undefined
  return steps.find((step) => step === named) ?? 'form'
}

/** The step that the current entry of the browser's history names: Back leads from the review to the form. */
export const useWithdrawalStep = () => {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const goTo = (step: WithdrawalStep, { replace = false } = {}) =>
    void navigate(pathname + search, { state: { step }, replace, preventScrollReset: true })
  return { step: stepIn(state), goTo }
}
