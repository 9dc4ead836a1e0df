import { type RefObject, useEffect } from 'react'
import { type Draft, withDraft } from '../kept-draft.ts'
import { keptForm } from './kept-form.ts'

const fields = ['orderNumber', 'orderedOn', 'text', 'name', 'email'] as const

type FieldName = (typeof fields)[number]

const fieldIn = (form: HTMLFormElement, name: FieldName) => {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : undefined
}

/** Writes into a form what is still blank there: nothing that somebody has written is overwritten. */
export const fillBlanks = (form: HTMLFormElement, known: Partial<Pick<Draft, FieldName>>) => {
  for (const name of fields) {
    const field = fieldIn(form, name)
    if (field && field.value === '') field.value = known[name] ?? ''
  }
}

/** Keeps in the tab what a form holds at this moment. */
export const keepWritten = (form: HTMLFormElement) => {
  const written = Object.fromEntries(fields.map((name) => [name, fieldIn(form, name)?.value ?? '']))
  keptForm.change((kept) => withDraft(kept, written))
}

/**
 * A form of the page itself, whose fields nobody controls: what was typed before its script came is taken in, and what
 * the tab kept is written into what is blank.
 */
export const useFormDraft = (form: RefObject<HTMLFormElement | null>) => {
  useEffect(() => {
    if (!form.current) return
    fillBlanks(form.current, keptForm.current().draft)
    keepWritten(form.current)
  }, [form])
  return () => {
    if (form.current) keepWritten(form.current)
  }
}
