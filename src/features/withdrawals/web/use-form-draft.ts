import { type RefObject, useEffect } from 'react'
import { fillBlanks, writtenIn } from '../../../ui/forms/written-fields.ts'
import { type Draft, withDraft } from '../stored-draft.ts'
import { storedForm } from './stored-form.ts'

const fields = ['orderNumber', 'orderedOn', 'text', 'name', 'email'] as const

/** Fills empty fields of a form with known values. */
export const fillIn = (form: HTMLFormElement, known: Partial<Pick<Draft, (typeof fields)[number]>>) =>
  fillBlanks(form, fields, known)

/** Stores the present content of a form in the tab. */
export const storeWritten = (form: HTMLFormElement) => {
  const written = Object.fromEntries(fields.map((name) => [name, writtenIn(form, name)]))
  storedForm.change((kept) => withDraft(kept, written))
}

/**
 * A form whose fields React does not control: what the customer typed before hydration is kept, and stored values fill
 * the empty fields.
 */
export const useFormDraft = (form: RefObject<HTMLFormElement | null>) => {
  useEffect(() => {
    if (!form.current) return
    fillIn(form.current, storedForm.current().draft)
    storeWritten(form.current)
  }, [form])
  return () => {
    if (form.current) storeWritten(form.current)
  }
}
