import { eq } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import { implement } from '../../../platform/http/implement.ts'
import { commissionsErrors } from '../../commissions/commissions.errors.ts'
import {
  findOwnCommission,
  type NamedCommission,
} from '../../commissions/server/access/own-commission.public.ts'
import { commissions } from '../../commissions/server/commissions.table.ts'
import { commissionMessagesContract } from '../commission-messages.contract.ts'
import { commissionMessagesErrors } from '../commission-messages.errors.ts'
import { addHousePicture, addOwnPicture, admitHousePicture, admitOwnPicture } from './add-picture.ts'
import {
  deleteHouseMessage,
  deleteOwnMessage,
  seeAsCustomer,
  seeAsHouse,
  showMessage,
} from './change-message.ts'
import { commissionPictures } from './commission-messages.table.ts'
import { opensPicture } from './picture-address.ts'
import { type Reader, readMessages } from './read-messages.public.ts'
import { writeFromHouse, writeToHouse } from './write-message.ts'

const success = true as const

const forCustomer = async (ctx: Context, named: NamedCommission) => {
  const { id } = await findOwnCommission(ctx, named)
  return { success, messages: await readMessages(ctx, id, 'customer') }
}

const forTeam = async (ctx: Context, id: string, reader: Reader) => {
  if ((await ctx.db.$count(commissions, eq(commissions.id, id))) === 0)
    throw commissionsErrors.commissionNotFound()
  return { success, messages: await readMessages(ctx, id, reader) }
}

export const commissionMessagesRoutes = implement(
  commissionMessagesContract,
  {
    'GET /commissions/{id}/messages': (ctx, { params, query }) =>
      forCustomer(ctx, { id: params.id, key: query.key }),

    'POST /commissions/{id}/messages': async (ctx, { params, query, body }) => {
      const named = { id: params.id, key: query.key }
      await writeToHouse(ctx, { ...named, ...body })
      return forCustomer(ctx, named)
    },

    'POST /commissions/{id}/messages/seen': async (ctx, { params, query }) => {
      await seeAsCustomer(ctx, { id: params.id, key: query.key })
      return { success }
    },

    'DELETE /commissions/{id}/messages/{messageId}': async (ctx, { params, query }) => {
      const named = { id: params.id, key: query.key }
      await deleteOwnMessage(ctx, { ...named, messageId: params.messageId })
      return forCustomer(ctx, named)
    },

    'POST /commissions/{id}/pictures': async (ctx, { params, query, files }) => ({
      success,
      picture: await addOwnPicture(ctx, { id: params.id, key: query.key, files }),
    }),

    'GET /commission-pictures/{pictureId}/{size}.webp': async (ctx, { params, query }) => {
      const { pictureId: id, size } = params
      if (!opensPicture(ctx, { id, ...query })) throw commissionMessagesErrors.pictureNotFound()
      const [picture] = await ctx.db
        .select({ bytes: commissionPictures[size] })
        .from(commissionPictures)
        .where(eq(commissionPictures.id, id))
      if (!picture) throw commissionMessagesErrors.pictureNotFound()
      return { bytes: Buffer.from(picture.bytes), fileName: `maison-clairval-${id.slice(0, 8)}.webp` }
    },

    'GET /admin/commissions/{id}/messages': (ctx, { params }) => forTeam(ctx, params.id, 'house'),

    'POST /admin/commissions/{id}/messages': async (ctx, { params, body }) => {
      await writeFromHouse(ctx, { ...params, ...body, isShown: true })
      return forTeam(ctx, params.id, 'house')
    },

    'POST /admin/commissions/{id}/messages/seen': async (ctx, { params }) => {
      await seeAsHouse(ctx, params.id)
      return { success }
    },

    'POST /admin/commissions/{id}/messages/{messageId}/show': async (ctx, { params }) => {
      await showMessage(ctx, params)
      return forTeam(ctx, params.id, 'house')
    },

    'DELETE /admin/commissions/{id}/messages/{messageId}': async (ctx, { params }) => {
      await deleteHouseMessage(ctx, params)
      return forTeam(ctx, params.id, 'house')
    },

    'POST /admin/commissions/{id}/pictures': async (ctx, { params, files }) => ({
      success,
      picture: await addHousePicture(ctx, { ...params, files }),
    }),

    'GET /admin/atelier/commissions/{id}/messages': (ctx, { params }) => forTeam(ctx, params.id, 'atelier'),

    'POST /admin/atelier/commissions/{id}/messages': async (ctx, { params, body }) => {
      await writeFromHouse(ctx, { ...params, ...body, isShown: false })
      return forTeam(ctx, params.id, 'atelier')
    },
  },
  {
    'POST /commissions/{id}/pictures': (ctx, { params, query }) =>
      admitOwnPicture(ctx, { id: params.id, key: query.key }),
    'POST /admin/commissions/{id}/pictures': (ctx, { params }) => admitHousePicture(ctx, params.id),
  },
)
