import type { Access, Endpoint, EndpointKey } from '../../shared/api/contract.ts'
import { requestErrors } from '../../shared/request-errors.ts'
import { hasRights } from '../../shared/roles.ts'
import type { Caller } from '../context/context.ts'

type Guarded = Pick<Endpoint, 'access' | 'areas' | 'fresh' | 'beforeFactor'>

const admits: Record<Access, (caller: Caller | null, endpoint: Guarded) => boolean> = {
  public: () => true,
  user: (caller) => caller !== null,
  // A call of the team that names no area is an admin's.
  staff: (caller, { areas = [] }) => caller !== null && hasRights(caller, areas),
  admin: (caller) => caller?.role === 'admin',
}

const isOfStaff = ({ access }: Guarded) => access === 'staff' || access === 'admin'

/**
 * Lets the caller pass or refuses the call: 401 without a session, 403 for the wrong role or area (§6), for an admin without
 * the required second step, and for a session whose owner has to prove the identity again or only looks at the house as a colleague.
 */
export const requireAccess = (endpoint: Guarded, caller: Caller | null, key: EndpointKey) => {
  if (!admits[endpoint.access](caller, endpoint))
    throw caller ? requestErrors.accessDenied() : requestErrors.signInRequired()
  if (caller?.viewsAs !== undefined && isOfStaff(endpoint) && !key.startsWith('GET '))
    throw requestErrors.viewingOnly()
  if (caller?.owesFactor && isOfStaff(endpoint) && !endpoint.beforeFactor)
    throw requestErrors.secondFactorNeeded()
  if (endpoint.fresh && !caller?.isFresh) throw requestErrors.freshProofNeeded()
}
