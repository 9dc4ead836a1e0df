import { eq } from 'drizzle-orm'
import { implement } from '../../../platform/http/implement.ts'
import { restockContract } from '../restock.contract.ts'
import { restockRefusalsEn } from '../restock.refusals.en.ts'
import { restockRefusalsFr } from '../restock.refusals.fr.ts'
import { askAlert } from './ask-alert.ts'
import { confirmAlert } from './confirm-alert.ts'
import { stockAlerts } from './stock-alerts.table.ts'

const sentences = { fr: restockRefusalsFr.done, en: restockRefusalsEn.done }
const success = true as const

export const restockRoutes = implement(restockContract, {
  'POST /products/{id}/stock-alerts': async (ctx, { params, body }) => {
    const { waits } = await askAlert(ctx, { productId: params.id, ...body })
    return { success, waits, message: sentences[ctx.lng][waits ? 'waits' : 'asked'] }
  },

  'POST /stock-alerts/confirm': async (ctx, { body }) => {
    const { productId, isBack } = await confirmAlert(ctx, body.token)
    return { success, productId, isBack, message: sentences[ctx.lng][isBack ? 'isBack' : 'waits'] }
  },

  'POST /stock-alerts/stop': async (ctx, { body }) => {
    await ctx.write(({ db }) => db.delete(stockAlerts).where(eq(stockAlerts.stopKey, body.key)))
    return { success, message: sentences[ctx.lng].stopped }
  },
})
