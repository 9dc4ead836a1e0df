import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useSession } from '../../../../ui/api/api-provider.tsx'
import { useApi } from '../../../../ui/api/use-api.ts'
import type { CheckoutContract } from '../../checkout.contract.ts'
import { emptyDraft } from '../../checkout-draft.rules.ts'
import type { CheckoutDraft } from '../../checkout-draft.schema.ts'
import { promoCode } from '../quote/promo-code.ts'
import { createDraftKeeper } from './draft-keeper.ts'
import { unsentDraft } from './unsent-draft-store.ts'

const quietMs = 600

const textOf = (draft: CheckoutDraft | null) => JSON.stringify(draft ?? emptyDraft)

/** Has the house keep what this customer enters, and never for anybody else: another may sign in beside her. */
const useKeeper = (kept: CheckoutDraft | null) => {
  const api = useApi<CheckoutContract>()
  const { tokens } = useSession()
  const [accountId] = useState(() => tokens.accountId() ?? '')
  const [keeper] = useState(() =>
    createDraftKeeper<CheckoutDraft>({
      quietMs,
      note: (draft) => unsentDraft.change(() => (draft ? { accountId, draft } : null)),
      send: async (body) => {
        if (tokens.accountId() !== accountId) throw new Error('What she entered is not sent as somebody else')
        await api('PUT /checkout', { body })
      },
    }),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was found when she came, once
  useEffect(() => {
    // What somebody else left in this tab is not for this customer, and what has arrived after all is not unsent.
    unsentDraft.change((unsent) =>
      unsent?.accountId === accountId && textOf(unsent.draft) !== textOf(kept) ? unsent : null,
    )
  }, [accountId])
  return { accountId, keeper }
}

/** What she has entered, kept by the house as she goes; the code is the one that she typed in her cart. */
export const useDraft = (kept: CheckoutDraft | null) => {
  const { accountId, keeper } = useKeeper(kept)
  const [entered, setEntered] = useState(() => {
    // On another device she has typed no code yet.
    if (kept?.promoCode && promoCode.current() === '') promoCode.change(() => kept.promoCode)
    const unsent = unsentDraft.current()
    return unsent?.accountId === accountId ? unsent.draft : (kept ?? emptyDraft)
  })
  const code = useSyncExternalStore(promoCode.subscribe, promoCode.current, () => '')
  const draft = entered.promoCode === code ? entered : { ...entered, promoCode: code }

  const change = useCallback(
    (changes: Partial<CheckoutDraft>) =>
      setEntered((before) => ({ ...before, ...changes, promoCode: promoCode.current() })),
    [],
  )
  /** What the house has been told, or will be: only what differs from it was entered here. */
  const told = useRef(textOf(kept))
  useEffect(() => {
    const text = textOf(draft)
    if (text === told.current) return
    told.current = text
    keeper.keep(draft)
  }, [draft, keeper])
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
