import type { Context } from '../../../platform/context/context.ts'
import { implement } from '../../../platform/http/implement.ts'
import { nextVersionContract } from '../next-version.contract.ts'
import { findNextRow, nextVersionOnTheWire, readShown } from './next-version/find-next-version.ts'
import {
  dateNextVersion,
  discardNextVersion,
  publishNextVersion,
  saveNextVersion,
} from './next-version/write-next-version.ts'

const success = true as const

const answered = async ({ db }: Context, id: string) => {
  const shown = await readShown(db, id)
  const row = await findNextRow(db, id)
  return { success, nextVersion: row ? nextVersionOnTheWire(row, shown) : null }
}

export const nextVersionRoutes = implement(nextVersionContract, {
  'GET /admin/products/{id}/next-version': (ctx, { params: { id } }) => answered(ctx, id),

  'PUT /admin/products/{id}/next-version': async (ctx, { params: { id }, body }) => {
    await saveNextVersion(ctx, { id, ...body })
    return answered(ctx, id)
  },

  'PUT /admin/products/{id}/next-version/date': async (
    ctx,
    { params: { id }, body: { publishAt, seen } },
  ) => {
    await dateNextVersion(ctx, { id, publishAt: publishAt === null ? null : new Date(publishAt), seen })
    return answered(ctx, id)
  },

  'POST /admin/products/{id}/next-version/publication': async (ctx, { params: { id }, body: { seen } }) => {
    await publishNextVersion(ctx, { id, seen })
    return { success }
  },

  'DELETE /admin/products/{id}/next-version': async (ctx, { params: { id } }) => {
    await discardNextVersion(ctx, id)
    return { success }
  },
})
