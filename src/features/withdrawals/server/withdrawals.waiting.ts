import { count } from 'drizzle-orm'
import type { Waiting } from '../../desk/server/waiting.public.ts'
import { withdrawals } from './withdrawals.table.ts'
import { needsStaff } from './withdrawals-to-see.public.ts'

export const withdrawalsWaiting: Waiting = {
  room: 'adminWithdrawals',
  count: (db) => db.select({ count: count() }).from(withdrawals).where(needsStaff(db)),
}
