import { and, desc, eq, sql } from 'drizzle-orm'
import { auditLog } from '../../../platform/audit/audit.table.ts'
import type { Db } from '../../../platform/db/database.ts'
import { accounts } from '../../accounts/server/accounts.table.ts'
import { nameOfPerson } from '../../accounts/server/people.public.ts'
import type { WhatsappStatus } from '../whatsapp.contract.ts'
import { type WhatsappStatusRow, whatsappStatus } from './whatsapp-status.table.ts'

/** Announced when the house changes what the chat says. */
export const whatsappTag = 'whatsapp'

/** What the log calls the chat. */
export const whatsappSubject = { kind: 'whatsapp', id: 'status' } as const

export const statusOnTheWire = ({
  isOnline,
  customMessage,
  updatedAt,
}: WhatsappStatusRow): WhatsappStatus => ({
  isOnline,
  customMessage,
  lastUpdated: updatedAt.toISOString(),
})

export const findStatus = async (db: Db) => {
  const [row] = await db.select().from(whatsappStatus)
  if (!row) throw new Error('The chat has lost its status')
  return row
}

/** The member of the team who changed the chat last, by the log. */
export const findLastChanger = async (db: Db) => {
  const ofChat = and(
    eq(auditLog.subjectKind, whatsappSubject.kind),
    eq(auditLog.subjectId, whatsappSubject.id),
  )
  const [last] = await db
    .select({ name: nameOfPerson })
    .from(auditLog)
    .leftJoin(accounts, eq(sql`${accounts.id}::text`, auditLog.actorId))
    .where(ofChat)
    .orderBy(desc(auditLog.id))
    .limit(1)
  return last?.name ?? null
}
