import { type Changes, unsavedFields } from '../changes.ts'
import type { DraftContent } from './draft-store.ts'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const isSamePrimitive = (saved: unknown, value: unknown) =>
  saved === null || value === null ? saved === value : !isObject(value) && typeof saved === typeof value

/** A row has the fields of the row beside it, each in the same shape. */
const isRowLike = (saved: unknown, value: unknown) =>
  !isObject(saved) ||
  !isObject(value) ||
  Array.isArray(saved) ||
  Object.keys(saved).toSorted().join() === Object.keys(value).toSorted().join()

/** Whether a value has the shape of one of those that are known; where none is, it has no parts. */
const isLikeOneOf = (known: readonly unknown[], value: unknown) =>
  known.length === 0
    ? !isObject(value)
    : known.some((saved) => isRowLike(saved, value) && hasShapeOf(saved, value))

/** Whether a value that was kept has the shape of the saved one. Rows may come and go, and so may keys that name rows. */
const hasShapeOf = (saved: unknown, value: unknown): boolean => {
  if (!isObject(saved) || !isObject(value)) return isSamePrimitive(saved, value)
  if (Array.isArray(saved) || Array.isArray(value))
    return Array.isArray(saved) && Array.isArray(value) && value.every((part) => isLikeOneOf(saved, part))
  return Object.entries(value).every(([name, part]) =>
    Object.hasOwn(saved, name)
      ? hasShapeOf(Reflect.get(saved, name), part)
      : name !== '__proto__' && isLikeOneOf(Object.values(saved), part),
  )
}

const pick = (fields: object, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, Reflect.get(fields, name)]))

/** What is sent to be kept: only fields that differ. Undefined where none does. */
export const contentOf = <Draft extends object>(
  saved: Draft,
  changes: Changes<Draft> | undefined,
): DraftContent | undefined => {
  const names = unsavedFields(saved, changes)
  if (!changes || names.length === 0) return undefined
  return { changed: pick(changes.changed, names), begunFrom: pick(changes.begunFrom, names) }
}

/**
 * The changes of a draft that was kept, as far as the record has its fields. The software or the record may have changed
 * since: a draft of another shape is none, and neither is one whose fields are all saved by now.
 */
export const changesOf = <Draft extends object>(
  saved: Draft,
  { changed, begunFrom }: DraftContent,
): Changes<Draft> | undefined => {
  const names = Object.keys(changed).filter((name) => Object.hasOwn(saved, name))
  const fits = (fields: object) =>
    names.every(
      (name) =>
        Object.hasOwn(fields, name) && hasShapeOf(Reflect.get(saved, name), Reflect.get(fields, name)),
    )
  if (!fits(changed) || !fits(begunFrom)) return undefined
  // The casts are safe, because each field was found to have the shape of the saved one.
  const changes = {
    changed: pick(changed, names) as Partial<Draft>,
    begunFrom: { ...saved, ...(pick(begunFrom, names) as Partial<Draft>) },
  }
  return unsavedFields(saved, changes).length > 0 ? changes : undefined
}

/** A draft that is taken up: what was typed here since stays. */
export const withDraft = <Draft extends object>(
  typed: Changes<Draft> | undefined,
  draft: Changes<Draft>,
): Changes<Draft> => {
  if (!typed) return draft
  const typedNames = Object.keys(typed.changed)
  return {
    changed: { ...draft.changed, ...typed.changed },
    begunFrom: { ...draft.begunFrom, ...(pick(typed.begunFrom, typedNames) as Partial<Draft>) },
  }
}
