import type { Person } from '../../../platform/privacy/personal-data.ts'
import type { AccountRow } from './accounts.table.ts'

/** The owner of an account, in the form by which each slice finds the personal data that it keeps about the owner. */
export const personOf = ({ id, email, emailConfirmedAt }: AccountRow): Person => ({
  id,
  email,
  isEmailConfirmed: emailConfirmedAt !== null,
})
