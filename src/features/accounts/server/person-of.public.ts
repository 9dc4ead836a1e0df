import type { Person } from '../../../platform/privacy/personal-data.ts'
import type { AccountRow } from './accounts.table.ts'

/** The owner of an account, as the slices ask for the personal data kept about the owner. */
export const personOf = ({ id, email, emailConfirmedAt }: AccountRow): Person => ({
  id,
  email,
  isEmailConfirmed: emailConfirmedAt !== null,
})
