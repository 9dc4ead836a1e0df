import { implement } from '../../../platform/http/implement.ts'
import { signedInCaller } from '../../accounts/server/accounts.public.ts'
import { bodyMeasuresContract } from '../body-measures.contract.ts'
import { readMeasuresOfPerson } from './measured-person.public.ts'
import { ownProfile, readOwnMeasures, readVersions } from './read-measures.ts'
import { confirmDoubts, takeMeasuresAtWorkshop, takeOwnMeasures } from './write-measures.ts'
import { beginProfile, beginProfileAtWorkshop, deleteProfile, renameProfile } from './write-profiles.ts'

export const bodyMeasuresRoutes = implement(bodyMeasuresContract, {
  'GET /account/measures': (ctx) => readOwnMeasures(ctx.db, ctx, signedInCaller(ctx).id),

  'POST /account/measures': (ctx, { body }) => beginProfile(ctx, body),

  'PUT /account/measures/{id}': (ctx, { params, body }) => renameProfile(ctx, { ...params, ...body }),

  'DELETE /account/measures/{id}': (ctx, { params: { id } }) => deleteProfile(ctx, id),

  'POST /account/measures/{id}/versions': (ctx, { params: { id }, body }) =>
    takeOwnMeasures(ctx, { id, taking: body }),

  'POST /account/measures/{id}/confirmed': (ctx, { params: { id }, body }) =>
    confirmDoubts(ctx, { id, ...body }),

  'GET /account/measures/{id}/versions': async (ctx, { params: { id } }) => {
    await ownProfile(ctx.db, { accountId: signedInCaller(ctx).id, id })
    return { success: true as const, versions: await readVersions(ctx.db, ctx, id) }
  },

  'GET /admin/customers/{id}/measures': (ctx, { params: { id } }) => readMeasuresOfPerson(ctx, { id }),

  'POST /admin/customers/{id}/measures': (ctx, { params, body }) =>
    beginProfileAtWorkshop(ctx, { ...params, ...body }),

  'POST /admin/customers/{id}/measures/{profileId}/versions': (ctx, { params, body }) =>
    takeMeasuresAtWorkshop(ctx, { ...params, taking: body }),
})
