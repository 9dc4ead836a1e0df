/** The changed fields of a record, and the saved values at the moment when the change began. */
export interface Changes<Draft> {
  readonly changed: Partial<Draft>
  readonly begunFrom: Draft
}

const isReference = (part: unknown): part is { readonly _id: unknown } =>
  typeof part === 'object' && part !== null && '_id' in part

/**
 * The text by which values are compared. The row id is left out, because only the form uses it; another record counts
 * by its id, because its own fields are not edited here; NaN is kept, because JSON would turn it into null.
 */
const comparable = (value: unknown) =>
  JSON.stringify(value, (name, part: unknown) => {
    if (name === 'rowId') return undefined
    if (isReference(part)) return part._id
    return Number.isNaN(part) ? 'NaN' : part
  })

const isSame = (one: unknown, other: unknown) => comparable(one) === comparable(other)

const namesOf = <Draft extends object>(draft: Draft) =>
  Object.keys(draft).filter((name): name is keyof Draft & string => name in draft)

/** The fields as they are shown: a field that was not changed has the saved value. */
export const withChanges = <Draft extends object>(
  saved: Draft,
  changes: Changes<Draft> | undefined,
): Draft => ({
  ...saved,
  ...changes?.changed,
})

/** The fields that differ from the saved values. */
export const unsavedFields = <Draft extends object>(saved: Draft, changes: Changes<Draft> | undefined) => {
  const draft = withChanges(saved, changes)
  return namesOf(saved).filter((name) => !isSame(draft[name], saved[name]))
}

/** The fields that were changed in the form and meanwhile also saved by another admin: neither value must be lost. */
export const contestedFields = <Draft extends object>(saved: Draft, changes: Changes<Draft> | undefined) =>
  changes ? unsavedFields(saved, changes).filter((name) => !isSame(changes.begunFrom[name], saved[name])) : []

/** The value at a path as the server writes it, such as « carriers.0.name ». */
const partAt = (value: unknown, path: string) =>
  path
    .split('.')
    .reduce<unknown>(
      (part, name) => (typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined),
      value,
    )

/** The messages of fields by their path. */
export type FieldErrors = Readonly<Record<string, string>>

/** The messages of fields that still have the refused value; a field that was changed since has no message any more. */
export const remainingErrors = (
  errors: FieldErrors,
  { sent, now }: { readonly sent: unknown; readonly now: unknown },
): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => isSame(partAt(sent, path), partAt(now, path))))
