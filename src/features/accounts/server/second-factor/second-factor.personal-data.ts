import { asc, eq } from 'drizzle-orm'
import type { PersonalData } from '../../../../platform/privacy/personal-data.ts'
import { recoveryCodes, secondFactors } from './second-factors.table.ts'

/** Since when the account's sign-in has a second step; the secret of its codes is a key and not exported. */
export const keptFactor: PersonalData = {
  section: 'secondFactor',
  tables: ['second_factors'],
  collect: (db, { id }) =>
    db
      .select({ createdAt: secondFactors.createdAt, confirmedAt: secondFactors.confirmedAt })
      .from(secondFactors)
      .where(eq(secondFactors.accountId, id)),
}

/** When the account's recovery codes were made and used; the codes themselves are keys. */
export const keptRecoveryCodes: PersonalData = {
  section: 'recoveryCodes',
  tables: ['recovery_codes'],
  collect: (db, { id }) =>
    db
      .select({ createdAt: recoveryCodes.createdAt, usedAt: recoveryCodes.usedAt })
      .from(recoveryCodes)
      .where(eq(recoveryCodes.accountId, id))
      .orderBy(asc(recoveryCodes.createdAt), asc(recoveryCodes.hash)),
}
