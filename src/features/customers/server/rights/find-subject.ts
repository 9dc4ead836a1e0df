import type { Db } from '../../../../platform/db/database.ts'
import type { Person } from '../../../../platform/privacy/personal-data.ts'
import { readablePhone } from '../../../../shared/phone.ts'
import { findLockedAccount } from '../../../accounts/server/accounts.public.ts'
import type { AccountRow } from '../../../accounts/server/accounts.table.ts'
import { personOf } from '../../../accounts/server/person-of.public.ts'
import { customersErrors } from '../../customers.errors.ts'
import { findPerson } from '../find-person.ts'
import { type Guest, guestOf } from '../joins/guest-of.ts'

export interface Subject {
  /** What the team calls the person: a guest who gave no name, by the address or telephone number. */
  readonly name: string
  /** By what each slice finds its records. */
  readonly person: Person
  /** The guests who were joined to the person. */
  readonly joined: readonly Person[]
  /** Locked until the transaction ends; undefined for a guest. */
  readonly account: AccountRow | undefined
}

const personOfGuest = (id: string, guest: Guest): Person => ({
  id,
  ...('email' in guest
    ? { email: guest.email, isEmailConfirmed: true }
    : { email: '', isEmailConfirmed: false, phone: guest.phone }),
})

/** A customer or guest whose rights are exercised: of a guest, the admin who asks vouches for the address. */
export const findSubject = async (db: Db, id: string): Promise<Subject> => {
  const { person: row, aliases } = await findPerson(db, id)
  const joined = aliases.map(({ id: joinId, guest }) => personOfGuest(joinId, guest))
  const name = `${row.firstName} ${row.lastName}`.trim() || row.email || readablePhone(row.phone)
  if (row.accountId === null)
    return { name, person: personOfGuest(row.id, guestOf(row.key)), joined, account: undefined }
  const account = await findLockedAccount(db, row.accountId)
  // An account that has become a colleague's meanwhile, or is closed, is no customer's.
  if (account?.role !== 'user') throw customersErrors.customerNotFound()
  return { name, person: personOf(account), joined, account }
}
