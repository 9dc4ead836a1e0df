const fieldIn = (form: HTMLFormElement, name: string) => {
  const field = form.elements.namedItem(name)
  const isField =
    field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement
  return isField ? field : undefined
}

/**
 * What a field of the page itself holds at this moment. React does not control such a field: what was typed before its
 * script came stays in it, and is read when it is sent.
 */
export const writtenIn = (form: HTMLFormElement, name: string) => fieldIn(form, name)?.value ?? ''

const isBlank = (field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement) =>
  field.value === '' || (field instanceof HTMLSelectElement && field.selectedIndex === 0)

/** Writes into a form what is still blank there: nothing that the visitor has written is overwritten. */
export const fillBlanks = <Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
  known: Partial<Readonly<Record<Name, string>>>,
) => {
  for (const name of names) {
    const field = fieldIn(form, name)
    if (field && isBlank(field)) field.value = known[name] || field.value
  }
}
