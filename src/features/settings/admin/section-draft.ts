/** The changed fields of a section, and the saved values at the moment when the change began. */
export interface Changes<Draft> {
  readonly changed: Partial<Draft>
  readonly begunFrom: Draft
}

/**
 * The text by which values are compared. The row id is left out, because only the form uses it; NaN is kept, because
 * JSON would turn it into null.
 */
const told = (value: unknown) =>
  JSON.stringify(value, (name, part: unknown) => {
    if (name === 'rowId') return undefined
    return Number.isNaN(part) ? 'NaN' : part
  })

export const isSame = (one: unknown, other: unknown) => told(one) === told(other)

/** The fields as they are shown: a field that was not changed has the saved value. */
export const withChanges = <Draft extends object>(
  house: Draft,
  changes: Changes<Draft> | undefined,
): Draft => ({
  ...house,
  ...changes?.changed,
})

/** The fields that differ from the saved values. */
export const unsavedFields = <Draft extends object>(
  house: Draft,
  changes: Changes<Draft> | undefined,
): readonly (keyof Draft & string)[] => {
  const draft = withChanges(house, changes)
  return namesOf(house).filter((name) => !isSame(draft[name], house[name]))
}

/** The fields that were changed in the form and meanwhile also saved by another admin: neither value must be lost. */
export const contestedFields = <Draft extends object>(house: Draft, changes: Changes<Draft> | undefined) =>
  changes ? unsavedFields(house, changes).filter((name) => !isSame(changes.begunFrom[name], house[name])) : []

const namesOf = <Draft extends object>(draft: Draft) =>
  Object.keys(draft).filter((name): name is keyof Draft & string => name in draft)

/** Reads an amount or a number as an admin types it; NaN if it is invalid or ambiguous. */
export const numberIn = (typed: string) => {
  const text = typed.replace(/[\s€]/g, '').replace(',', '.')
  return /^\d+(\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN
}

/** Formats an amount for a field, as « 29,90 » or « 15 ». */
export const typedEuros = (euros: number, lng: 'fr' | 'en') => {
  const text = Number.isInteger(euros) ? String(euros) : euros.toFixed(2)
  return lng === 'fr' ? text.replace('.', ',') : text
}

/** The paths of all numbers that could not be read, as the server names the fields. */
export const unreadableNumbers = (value: unknown, path: readonly string[] = []): readonly string[] => {
  if (Number.isNaN(value)) return [path.join('.')]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => unreadableNumbers(part, [...path, name]))
}

/** The value of a field as text; rows are told by their content. */
export const spoken = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(spoken).join(', ')
  if (typeof value !== 'object' || value === null) return String(value ?? '')
  const parts = Object.entries(value).filter(([name]) => name !== 'rowId')
  return parts.map(([, part]) => spoken(part)).join(' ')
}

/** The value at a path as the server writes it, such as « carriers.0.name ». */
const partAt = (value: unknown, path: string) =>
  path
    .split('.')
    .reduce<unknown>(
      (part, name) => (typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined),
      value,
    )

/** The messages of fields that still have the refused value; a field that was changed since has no message any more. */
export const standingErrors = (
  errors: Readonly<Record<string, string>>,
  { sent, now }: { readonly sent: unknown; readonly now: unknown },
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => isSame(partAt(sent, path), partAt(now, path))))
