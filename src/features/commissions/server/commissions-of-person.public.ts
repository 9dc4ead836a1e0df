import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Person } from '../../../platform/privacy/personal-data.ts'
import { commissions } from './commissions.table.ts'

/** The commissions of an account, and those of a guest under its address once it is confirmed. */
export const commissionsOfPerson = ({ id, email, isEmailConfirmed }: Person) =>
  or(
    eq(commissions.accountId, id),
    isEmailConfirmed && email !== ''
      ? and(isNull(commissions.accountId), eq(sql`lower(${commissions.email})`, email.toLowerCase()))
      : undefined,
  )
