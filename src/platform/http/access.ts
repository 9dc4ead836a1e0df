import type { Access, Endpoint } from '../../shared/api/contract.ts'
import { requestErrors } from '../../shared/request-errors.ts'
import type { Caller } from '../context/context.ts'

const admits: Record<Access, (caller: Caller | null) => boolean> = {
  public: () => true,
  user: (caller) => caller !== null,
  staff: (caller) => caller?.role === 'staff' || caller?.role === 'admin',
  admin: (caller) => caller?.role === 'admin',
}

type Guarded = Pick<Endpoint, 'access' | 'fresh' | 'beforeFactor'>

const isOfStaff = ({ access }: Guarded) => access === 'staff' || access === 'admin'

/**
 * Lets the caller pass or refuses the call: 401 without a session, 403 for the wrong role (§6), for an admin without
 * the required second step, and for a session whose owner has to prove the identity again.
 */
export const requireAccess = (endpoint: Guarded, caller: Caller | null) => {
  if (!admits[endpoint.access](caller))
    throw caller ? requestErrors.accessDenied() : requestErrors.signInRequired()
  if (caller?.owesFactor && isOfStaff(endpoint) && !endpoint.beforeFactor)
    throw requestErrors.secondFactorNeeded()
  if (endpoint.fresh && !caller?.isFresh) throw requestErrors.freshProofNeeded()
}
