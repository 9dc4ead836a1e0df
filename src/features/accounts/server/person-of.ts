import type { Person } from '../../../platform/privacy/personal-data.ts'
import type { AccountRow } from './accounts.table.ts'

/** Whoever an account is of, as what is kept about her is asked for. */
export const personOf = ({ id, email, emailConfirmedAt }: AccountRow): Person => ({
  id,
  email,
  isEmailConfirmed: emailConfirmedAt !== null,
})
