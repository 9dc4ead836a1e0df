import { type RefObject, useEffect, useEffectEvent } from 'react'
import { fillBlanks, writtenIn } from '../../../../ui/forms/written-fields.ts'
import type { OpenKind } from '../../appointment-kinds.ts'
import { openKindOf, type WrittenField, withDraft, writtenFields } from '../../booking-draft.ts'
import { storedBooking } from './stored-booking.ts'

type Written = Partial<Readonly<Record<WrittenField, string>>>

/** Writes what is known into the blanks of a form. */
export const fillIn = (form: HTMLFormElement, known: Written) => fillBlanks(form, writtenFields, known)

/** Keeps in the tab what a form holds at this moment. */
export const storeWritten = (form: HTMLFormElement) => {
  const written = writtenFields.map((name) => [name, writtenIn(form, name)])
  storedBooking.change((kept) => withDraft(kept, Object.fromEntries(written)))
}

/** Chooses a kind of visit; a time that was chosen for another is given up. */
export const chooseKind = (type: OpenKind) =>
  storedBooking.change((kept) =>
    withDraft(kept, { type, ...(kept.draft.type !== null && type !== kept.draft.type && { start: null }) }),
  )

const tickedKind = (form: HTMLFormElement) => {
  const ticked = form.querySelector<HTMLInputElement>('input[name="type"]:checked')
  return openKindOf(ticked?.value ?? null)
}

interface Offered {
  /** The kind that the address asks for. */
  readonly asked: OpenKind | null
  /** The kind that the page ticks by itself. */
  readonly ticked: OpenKind
}

/** The kind that counts: what the customer ticked early, what the address asks for, what the tab kept, in this order. */
const kindToBegin = (inForm: OpenKind | null, { asked, ticked }: Offered) => {
  if (inForm !== null && inForm !== ticked) return inForm
  return asked ?? storedBooking.current().draft.type ?? ticked
}

/**
 * A form of the page itself, whose fields React does not control: what was typed or ticked before its script came is
 * taken in, and what the tab kept is written into what is blank.
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
