import { isDeepStrictEqual } from 'node:util'
import type { AuditedFields } from './audit.table.ts'

/** The fields that differ, with their old and new values; nothing when all are equal. */
export const changedFields = (before: AuditedFields, after: AuditedFields) => {
  const changed = Object.keys(after).filter((name) => !isDeepStrictEqual(before[name], after[name]))
  if (changed.length === 0) return undefined
  const only = (fields: AuditedFields) => Object.fromEntries(changed.map((name) => [name, fields[name]]))
  return { before: only(before), after: only(after) }
}
