import { areasOf } from '../../../shared/roles.ts'
import type { User } from '../user.schema.ts'
import type { AccountRow } from './accounts.table.ts'

/** An account as the API sends it to its owner. */
export const userOnTheWire = ({
  id,
  firstName,
  lastName,
  email,
  role,
  areas,
  phone,
  language,
  emailConfirmedAt,
  createdAt,
}: AccountRow): User => ({
  _id: id,
  firstName,
  lastName,
  email,
  role,
  ...(role === 'staff' && { areas: [...areasOf({ role, areas })] }),
  phone,
  language,
  emailConfirmed: emailConfirmedAt !== null,
  createdAt: createdAt.toISOString(),
})
