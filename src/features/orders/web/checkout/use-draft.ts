import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useApi } from '../../../../ui/api/use-api.ts'
import type { CheckoutContract } from '../../checkout.contract.ts'
import { emptyDraft } from '../../checkout-draft.rules.ts'
import type { CheckoutDraft } from '../../checkout-draft.schema.ts'
import { promoCode } from '../quote/promo-code.ts'
import { createDraftKeeper } from './draft-keeper.ts'

const quietMs = 600

/** What she has entered, kept by the house as she goes; the code is the one that she typed in her cart. */
export const useDraft = (kept: CheckoutDraft | null) => {
  const api = useApi<CheckoutContract>()
  const [keeper] = useState(() =>
    createDraftKeeper<CheckoutDraft>({ quietMs, send: (body) => api('PUT /checkout', { body }) }),
  )
  const [entered, setEntered] = useState(() => {
    // On another device she has typed no code yet.
    if (kept?.promoCode && promoCode.current() === '') promoCode.change(() => kept.promoCode)
    return kept ?? emptyDraft
  })
  const code = useSyncExternalStore(promoCode.subscribe, promoCode.current, () => '')
  const draft = entered.promoCode === code ? entered : { ...entered, promoCode: code }

  const change = useCallback(
    (changes: Partial<CheckoutDraft>) =>
      setEntered((before) => ({ ...before, ...changes, promoCode: promoCode.current() })),
    [],
  )
  useEffect(() => {
    if (JSON.stringify(draft) !== JSON.stringify(kept ?? emptyDraft)) keeper.keep(draft)
  }, [draft, kept, keeper])
  useEffect(() => {
    const leave = () => void keeper.flush()
    document.addEventListener('visibilitychange', leave)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      leave()
    }
  }, [keeper])
  return { draft, change, flush: keeper.flush, drop: keeper.drop }
}

export type EnteredDraft = ReturnType<typeof useDraft>
