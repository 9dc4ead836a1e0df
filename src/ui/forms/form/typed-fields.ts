/** The element whose fields are read: a form, or one part of a larger form. */
export type FieldScope = HTMLFormElement | HTMLFieldSetElement

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isField = (element: Element): element is Field => /^(?:INPUT|TEXTAREA|SELECT)$/.test(element.tagName)

const fieldsIn = (scope: FieldScope, name: string) =>
  [...scope.elements].filter((element): element is Field => isField(element) && element.name === name)

const canBeTicked = (field: Field): field is HTMLInputElement => /^(?:radio|checkbox)$/.test(field.type)
const isTicked = (field: Field) => canBeTicked(field) && field.checked
const isList = (field: Field): field is HTMLSelectElement => field.tagName === 'SELECT'

/**
 * Reads what is typed or chosen under a name; undefined when the scope has no such field now. React does not control
 * these fields: text that was typed before the script was loaded stays in them.
 */
export const typedIn = (scope: FieldScope, name: string) => {
  const fields = fieldsIn(scope, name)
  const [first] = fields
  if (!first || !canBeTicked(first)) return first?.value
  return fields.find(isTicked)?.value ?? ''
}

/** Writes a value into the field of a name, or ticks the field that has it; a list without it shows its first. */
export const typeInto = (scope: FieldScope, name: string, value: string) => {
  for (const field of fieldsIn(scope, name)) {
    if (canBeTicked(field)) field.checked = field.value === value
    else field.value = value
    if (isList(field) && field.selectedIndex < 0) field.selectedIndex = 0
  }
}

const isAtFirst = (field: Field) => isList(field) && field.selectedIndex === 0

/** Fills only what is blank, ticks only where nothing is ticked: it overwrites nothing that the visitor has typed. */
export const fillBlanks = (scope: FieldScope, known: Readonly<Record<string, string | undefined>>) => {
  for (const [name, value] of Object.entries(known))
    if (value && (!typedIn(scope, name) || fieldsIn(scope, name).some(isAtFirst)))
      typeInto(scope, name, value)
}

/** Moves the focus to the field of a name, to the chosen one of a group. */
export const focusOn = (scope: FieldScope, name: string) => {
  const fields = fieldsIn(scope, name)
  const field = fields.find(isTicked) ?? fields[0]
  field?.focus()
}
