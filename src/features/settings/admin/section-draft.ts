/** What was changed in the fields of a section, and what the house said when that began. */
export interface Changes<Draft> {
  readonly changed: Partial<Draft>
  readonly begunFrom: Draft
}

/** Rows are told apart by an id of the form alone, which is nothing that is kept; no number is not nothing. */
const told = (value: unknown) =>
  JSON.stringify(value, (name, part: unknown) => {
    if (name === 'rowId') return undefined
    return Number.isNaN(part) ? 'NaN' : part
  })

export const isSame = (one: unknown, other: unknown) => told(one) === told(other)

/** The fields as they are shown: what was not touched follows the house. */
export const withChanges = <Draft extends object>(
  house: Draft,
  changes: Changes<Draft> | undefined,
): Draft => ({
  ...house,
  ...changes?.changed,
})

/** The fields that say something else than the house. */
export const unsavedFields = <Draft extends object>(
  house: Draft,
  changes: Changes<Draft> | undefined,
): readonly (keyof Draft & string)[] => {
  const draft = withChanges(house, changes)
  return namesOf(house).filter((name) => !isSame(draft[name], house[name]))
}

/** The fields that were changed here and, since then, in the house too: neither is to be lost. */
export const contestedFields = <Draft extends object>(house: Draft, changes: Changes<Draft> | undefined) =>
  changes ? unsavedFields(house, changes).filter((name) => !isSame(changes.begunFrom[name], house[name])) : []

const namesOf = <Draft extends object>(draft: Draft) =>
  Object.keys(draft).filter((name): name is keyof Draft & string => name in draft)

/** An amount or a number as an admin types it; not a number where it is none, or could be read in two ways. */
export const numberIn = (typed: string) => {
  const text = typed.replace(/[\s€]/g, '').replace(',', '.')
  return /^\d+(\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN
}

/** « 29,90 », « 15 »: an amount as a field shows it. */
export const typedEuros = (euros: number, lng: 'fr' | 'en') => {
  const text = Number.isInteger(euros) ? String(euros) : euros.toFixed(2)
  return lng === 'fr' ? text.replace('.', ',') : text
}

/** Where a value has a number that could not be read, as the house would call the fields. */
export const unreadableNumbers = (value: unknown, path: readonly string[] = []): readonly string[] => {
  if (Number.isNaN(value)) return [path.join('.')]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => unreadableNumbers(part, [...path, name]))
}

/** What a field holds, as it can be said: rows by what stands in them. */
export const spoken = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(spoken).join(', ')
  if (typeof value !== 'object' || value === null) return String(value ?? '')
  const parts = Object.entries(value).filter(([name]) => name !== 'rowId')
  return parts.map(([, part]) => spoken(part)).join(' ')
}

/** What stands at a path as the house calls it: « carriers.0.name ». */
const partAt = (value: unknown, path: string) =>
  path
    .split('.')
    .reduce<unknown>(
      (part, name) => (typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined),
      value,
    )

/** What is said of fields that still hold what was refused; what has been changed since is not pointed at any more. */
export const standingErrors = (
  errors: Readonly<Record<string, string>>,
  { sent, now }: { readonly sent: unknown; readonly now: unknown },
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => isSame(partAt(sent, path), partAt(now, path))))
