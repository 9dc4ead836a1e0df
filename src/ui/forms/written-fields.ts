const fieldIn = (form: HTMLFormElement, name: string) => {
  const field = form.elements.namedItem(name)
  const isField =
    field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement
  return isField ? field : undefined
}

/**
 * Reads the current value of an uncontrolled field. React does not control such a field: text that was typed before the
 * script was loaded stays in it, and is read when the form is sent.
 */
export const writtenIn = (form: HTMLFormElement, name: string) => fieldIn(form, name)?.value ?? ''

const isBlank = (field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement) =>
  field.value === '' || (field instanceof HTMLSelectElement && field.selectedIndex === 0)

/** Fills only the blank fields of a form: it overwrites nothing that the visitor has typed. */
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
