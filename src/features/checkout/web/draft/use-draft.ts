import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useSession } from '../../../../ui/api/api-provider.tsx'
import { useApi } from '../../../../ui/api/use-api.ts'
import { createDraftKeeper } from '../../../../ui/draft-keeper.ts'
import { storedInBrowser } from '../../../../ui/stored-value.ts'
import type { CheckoutContract } from '../../checkout.contract.ts'
import { emptyDraft } from '../../draft/checkout-draft.rules.ts'
import type { CheckoutDraft } from '../../draft/checkout-draft.schema.ts'
import { readUnsentDraft } from '../../draft/unsent-draft.ts'
import { promoCode } from '../cart-sums/promo-code.ts'

/** The part of the draft that the server does not have yet: neither a reload nor the end of the session loses it. */
const unsentDraft = storedInBrowser({
  key: 'unsentCheckout',
  read: readUnsentDraft,
  write: JSON.stringify,
  keptIn: 'sessionStorage',
})

const quietMs = 600

const textOf = (draft: CheckoutDraft | null) => JSON.stringify(draft ?? emptyDraft)

/** Saves what this customer enters, and never for another account: another customer may sign in in another tab. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was found at the first render, once
  useEffect(() => {
    // Removes the draft of another customer from this tab, and a draft that has reached the server after all.
    unsentDraft.change((unsent) =>
      unsent?.accountId === accountId && textOf(unsent.draft) !== textOf(kept) ? unsent : null,
    )
  }, [accountId])
  return { accountId, keeper }
}

/**
 * What the customer has entered, saved while it is written. The promotional code is the one that was typed in the cart.
 */
export const useDraft = (kept: CheckoutDraft | null) => {
  const { accountId, keeper } = useKeeper(kept)
  const [entered, setEntered] = useState(() => {
    // On a new device, no code was typed in the cart: the one of the stored draft is used.
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
  /** The draft that the server has or will have: only a draft that differs from it has to be saved. */
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
