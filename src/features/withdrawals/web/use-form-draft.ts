import { type RefObject, useEffect } from 'react'
import { fillBlanks, writtenIn } from '../../../ui/forms/written-fields.ts'
import { type Draft, withDraft } from '../stored-draft.ts'
import { storedForm } from './stored-form.ts'

const fields = ['orderNumber', 'orderedOn', 'text', 'name', 'email'] as const

/** Writes what is known into the blanks of a form. */
export const fillIn = (form: HTMLFormElement, known: Partial<Pick<Draft, (typeof fields)[number]>>) =>
  fillBlanks(form, fields, known)

/** Keeps in the tab what a form holds at this moment. */
export const storeWritten = (form: HTMLFormElement) => {
  const written = Object.fromEntries(fields.map((name) => [name, writtenIn(form, name)]))
  storedForm.change((kept) => withDraft(kept, written))
}

/**
 * A form of the page itself, whose fields React does not control: what was typed before its script came is taken in,
 * and what the tab kept is written into what is blank.
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
