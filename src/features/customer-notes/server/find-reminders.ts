import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { addDays, type CivilDate, yearOf } from '../../../shared/calendar/civil-date.ts'
import { people } from '../../customers/server/people.table.ts'
import type { TodayInput } from '../../desk/server/today.public.ts'
import { daysRemindedAfter } from '../customer-notes.limits.ts'
import { customerDates } from './customer-dates.table.ts'
import { personBehind } from './person-key.ts'

const { kind, day, month, year, remindDays, doneFor } = customerDates

/** The day in a year; like the rule, PostgreSQL keeps 29 February on the 28th where there is none. */
const dayIn = (inYear: number) =>
  sql`(make_date(2000, ${month}, ${day}) + make_interval(years => ${inYear - 2000}))::date`

/** What `nextOf` says of a row. */
const nextFrom = (from: CivilDate): SQL<CivilDate> => {
  const first = dayIn(yearOf(from))
  return sql<CivilDate>`case
    when ${kind} <> 'birthday' and ${year} is not null then make_date(${year}, ${month}, ${day})
    when ${first} >= ${from}::date then ${first}
    else ${dayIn(yearOf(from) + 1)} end`
}

/** The dates that the house is reminded of, the next first: as `remindedOf` says, in one query. */
export const findReminders = (db: Db, { today, most }: TodayInput) => {
  const from = addDays(today, -daysRemindedAfter)
  const next = nextFrom(from)
  return db
    .select({
      id: customerDates.id,
      kind,
      label: customerDates.label,
      on: sql<CivilDate>`(${next})::text`,
      personId: people.id,
      firstName: people.firstName,
      lastName: people.lastName,
      email: people.email,
      phone: people.phone,
    })
    .from(customerDates)
    .innerJoin(people, eq(people.key, personBehind(customerDates.personKey)))
    .where(
      and(
        isNotNull(remindDays),
        sql`${next} between ${from}::date and ${today}::date + ${remindDays}`,
        sql`${doneFor} is distinct from ${next}`,
        // Of a joined guest, only what the person does not say.
        sql`(${customerDates.personKey} = ${people.key} or not exists (
          select from customer_dates own where own.person_key = ${people.key} and own.kind = ${kind}))`,
      ),
    )
    .orderBy(asc(next), asc(customerDates.id))
    .limit(most)
}
