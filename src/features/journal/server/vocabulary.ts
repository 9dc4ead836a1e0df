import type { AuditedAction } from '../../../shared/audit/define-audit.ts'

const found = import.meta.glob<Record<string, Readonly<Record<string, AuditedAction>>>>(
  '../../*/*.audit.ts',
  { eager: true },
)

/** What each slice says of its actions, by the name that the log keeps. */
export const vocabulary: ReadonlyMap<string, AuditedAction> = new Map(
  Object.values(found)
    .flatMap((module) => Object.values(module))
    .flatMap((actions) => Object.values(actions))
    .map((action) => [action.action, action]),
)
