import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import { onDays } from '../../../../platform/db/on-days.ts'
import { appointmentKindNamesEn } from '../../../appointments/appointment-kind-names.en.ts'
import { appointmentKindNamesFr } from '../../../appointments/appointment-kind-names.fr.ts'
import { appointments } from '../../../appointments/server/appointments.table.ts'
import { hasOrdered } from '../../../appointments-desk/server/has-ordered.public.ts'
import { type Period, requirePeriod } from '../period.ts'
import { rowsBehind } from './read-figures.ts'

const names = { fr: appointmentKindNamesFr, en: appointmentKindNamesEn }

interface VisitsInput extends Period {
  readonly after?: string | undefined
}

/** How many visits of a period became orders, by kind. */
export const readVisits = async (
  { db, lng }: Pick<Context, 'db' | 'lng'>,
  { after, ...period }: VisitsInput,
) => {
  requirePeriod(period)
  const found = await db
    .select({
      kind: appointments.kind,
      honoured: sql`count(*)`.mapWith(Number),
      ordered: sql`count(*) filter (where ${hasOrdered})`.mapWith(Number),
    })
    .from(appointments)
    .where(and(eq(appointments.status, 'honoured'), onDays(appointments.startsAt, period)))
    .groupBy(appointments.kind)
    .orderBy(sql`2 desc`, appointments.kind)
  const rows = found.map((row) => ({ _id: row.kind, name: names[lng][row.kind], ...row }))
  return { success: true as const, rows: rowsBehind(rows, after) }
}
