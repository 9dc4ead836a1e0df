import { implement } from '../../../platform/http/implement.ts'
import { newsletterContract } from '../newsletter.contract.ts'
import { newsletterRefusalsEn } from '../newsletter.refusals.en.ts'
import { newsletterRefusalsFr } from '../newsletter.refusals.fr.ts'
import { confirmSubscription } from './subscribing/confirm-subscription.ts'
import { subscribe } from './subscribing/subscribe.ts'
import { unsubscribe } from './subscribing/unsubscribe.ts'

const sentences = { fr: newsletterRefusalsFr.done, en: newsletterRefusalsEn.done }
const success = true as const

export const newsletterRoutes = implement(newsletterContract, {
  'POST /newsletter': async (ctx, { body }) => {
    await subscribe(ctx, body)
    return { success, message: sentences[ctx.lng].asked }
  },

  'POST /newsletter/confirm': async (ctx, { body }) => {
    await confirmSubscription(ctx, body.token)
    return { success, message: sentences[ctx.lng].confirmed }
  },

  'POST /newsletter/unsubscribe': async (ctx, { body }) => {
    await unsubscribe(ctx, body.token)
    return { success, message: sentences[ctx.lng].left }
  },
})
