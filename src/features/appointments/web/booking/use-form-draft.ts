import { type RefObject, useEffect, useEffectEvent } from 'react'
import { fillBlanks, writtenIn } from '../../../../ui/forms/written-fields.ts'
import type { OpenKind } from '../../appointment-kinds.ts'
import { openKindOf, type WrittenField, withDraft, writtenFields } from '../../booking-draft.ts'
import { storedBooking } from './stored-booking.ts'

type Written = Partial<Readonly<Record<WrittenField, string>>>

/** Fills empty fields of a form with known values. */
export const fillIn = (form: HTMLFormElement, known: Written) => fillBlanks(form, writtenFields, known)

/** Stores the present content of a form in the tab. */
export const storeWritten = (form: HTMLFormElement) => {
  const written = writtenFields.map((name) => [name, writtenIn(form, name)])
  storedBooking.change((kept) => withDraft(kept, Object.fromEntries(written)))
}

/** Chooses a kind of appointment; a time that was chosen for another kind is dropped. */
export const chooseKind = (type: OpenKind) =>
  storedBooking.change((kept) =>
    withDraft(kept, { type, ...(kept.draft.type !== null && type !== kept.draft.type && { start: null }) }),
  )

const tickedKind = (form: HTMLFormElement) => {
  const ticked = form.querySelector<HTMLInputElement>('input[name="type"]:checked')
  return openKindOf(ticked?.value ?? null)
}

interface Offered {
  /** The kind that the URL asks for. */
  readonly asked: OpenKind | null
  /** The kind that the page checks by default. */
  readonly ticked: OpenKind
}

/**
 * The first kind: what the customer chose before hydration, what the URL asks for, or what the tab stored, in this
 * order.
 */
const kindToBegin = (inForm: OpenKind | null, { asked, ticked }: Offered) => {
  if (inForm !== null && inForm !== ticked) return inForm
  return asked ?? storedBooking.current().draft.type ?? ticked
}

/**
 * A form whose fields React does not control: what the customer entered before hydration is kept, and stored values
 * fill the empty fields.
 */
export const useFormDraft = (form: RefObject<HTMLFormElement | null>, offered: Offered) => {
  const takeIn = useEffectEvent(() => {
    if (!form.current) return
    fillIn(form.current, storedBooking.current().draft)
    storeWritten(form.current)
    const type = kindToBegin(tickedKind(form.current), offered)
    const radio = form.current.querySelector<HTMLInputElement>(`input[name="type"][value="${type}"]`)
    if (radio) radio.checked = true
    chooseKind(type)
  })
  useEffect(() => takeIn(), [])
  return () => {
    if (form.current) storeWritten(form.current)
  }
}
