import { and, isNull, or, sql } from 'drizzle-orm'
import { appointments } from '../../appointments/server/appointments.table.ts'
import { isOfPerson, type TracedPerson } from '../../desk/server/trace.public.ts'

/** Of a guest without an e-mail address, by the telephone number. */
const byPhone = ({ phone }: TracedPerson) =>
  phone === null
    ? undefined
    : and(
        sql`dialled(${appointments.phone}) = ${phone}`,
        sql`lower(${appointments.email}) = ''`,
        isNull(appointments.accountId),
      )

/** Whether an appointment is of a person. */
export const appointmentsOf = (person: TracedPerson) =>
  or(
    isOfPerson(person, { account: appointments.accountId, email: sql`lower(${appointments.email})` }),
    byPhone(person),
  )
