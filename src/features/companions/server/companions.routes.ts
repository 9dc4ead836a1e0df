import type { Context } from '../../../platform/context/context.ts'
import { implement } from '../../../platform/http/implement.ts'
import { commissionsErrors } from '../../commissions/commissions.errors.ts'
import type { NamedCommission } from '../../commissions/server/access/own-commission.public.ts'
import { companionsContract } from '../companions.contract.ts'
import {
  closeCompanionLink,
  openCompanionLink,
  opensForCompanion,
  readCompanionKey,
} from './companion-link.ts'
import { readFollowed } from './read-followed.ts'

const success = true as const

const link = async (ctx: Context, named: NamedCommission) => ({
  success,
  key: await readCompanionKey(ctx, named),
})

export const companionsRoutes = implement(companionsContract, {
  'GET /commissions/{id}/companion': (ctx, { params, query }) => link(ctx, { id: params.id, key: query.key }),

  'PUT /commissions/{id}/companion': async (ctx, { params, query }) => {
    const named = { id: params.id, key: query.key }
    await openCompanionLink(ctx, named)
    return link(ctx, named)
  },

  'DELETE /commissions/{id}/companion': async (ctx, { params, query }) => {
    const named = { id: params.id, key: query.key }
    await closeCompanionLink(ctx, named)
    return link(ctx, named)
  },

  'GET /companions/{id}': async (ctx, { params, query }) => {
    if (!(await opensForCompanion(ctx, { ...params, ...query }))) throw commissionsErrors.commissionNotFound()
    return { success, commission: await readFollowed(ctx, params.id) }
  },
})
