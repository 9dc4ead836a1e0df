import { useEffect, useEffectEvent } from 'react'
import type { OpenKind } from '../../appointment-kinds.ts'
import { openKindOf, withDraft } from '../../booking-draft.ts'
import { storedBooking } from './stored-booking.ts'

/** Chooses a kind of appointment; a time that was chosen for another kind is dropped. */
export const chooseKind = (type: OpenKind) =>
  storedBooking.change((kept) =>
    withDraft(kept, { type, ...(kept.draft.type !== null && type !== kept.draft.type && { start: null }) }),
  )

interface KindForm {
  readonly read: () => { readonly type: string }
  readonly put: (values: { readonly type: string }) => void
}

interface Offered {
  /** The kind that the URL asks for. */
  readonly asked: OpenKind | null
  /** The kind that the page checks by default. */
  readonly ticked: OpenKind
}

/**
 * Begins a form with the kind that the customer chose before hydration, that the URL asks for, or that the tab stored,
 * in this order.
 */
export const useFirstKind = (form: KindForm, { asked, ticked }: Offered) => {
  const begin = useEffectEvent(() => {
    const inForm = openKindOf(form.read().type)
    const isChosen = inForm !== null && inForm !== ticked
    const type = isChosen ? inForm : (asked ?? storedBooking.current().draft.type ?? ticked)
    form.put({ type })
    chooseKind(type)
  })
  useEffect(() => begin(), [])
}
