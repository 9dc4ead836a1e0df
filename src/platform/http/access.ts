import type { Access } from '../../shared/api/contract.ts'
import { requestErrors } from '../../shared/request-errors.ts'
import type { Caller } from '../context/context.ts'

const admits: Record<Access, (caller: Caller | null) => boolean> = {
  public: () => true,
  user: (caller) => caller !== null,
  staff: (caller) => caller?.role === 'staff' || caller?.role === 'admin',
  admin: (caller) => caller?.role === 'admin',
}

/** Lets the caller pass or refuses: 401 for nobody, 403 for somebody else (§6). */
export const requireAccess = (access: Access, caller: Caller | null) => {
  if (admits[access](caller)) return
  throw caller ? requestErrors.accessDenied() : requestErrors.signInRequired()
}
