import { bigint, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Role } from '../context/context.ts'

/** Field name → value, as it was or as it became. */
export type AuditedFields = Readonly<Record<string, unknown>>

/** Each action of an account, with its subject, in order; the database refuses to change or remove an entry. */
export const auditLog = pgTable('audit_log', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp({ withTimezone: true, precision: 3, mode: 'date' }).notNull(),
  /** Null for an action of the system itself: a job, the demo. */
  actorId: text('actor_id'),
  actorRole: text('actor_role').$type<Role>(),
  action: text().notNull(),
  subjectKind: text('subject_kind').notNull(),
  subjectId: text('subject_id').notNull(),
  before: jsonb().$type<AuditedFields>(),
  after: jsonb().$type<AuditedFields>(),
})
