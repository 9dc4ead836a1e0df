import { z } from 'zod'
import type { Context } from '../../../../platform/context/context.ts'
import { defineJob } from '../../../../platform/jobs/jobs.ts'
import { handleEvent } from '../handle-event.ts'

/** Comes by for events that were to be late, and for those that could not be taken. */
export const demoDelivery = defineJob({
  name: 'payments.deliver-demo-events',
  data: z.object({}),
  cron: '* * * * *',
  retries: 0,
})

/** Brings what the demo has just to tell to the house's own webhook, signed as it would be from outside. */
export const deliverDemoNow = async (ctx: Context, intentId: string) => {
  await ctx.demoPayments?.deliverNow(intentId, { log: ctx.log, take: (raw) => handleEvent(ctx, raw) })
}

/** The same for what was to be late, or was not taken. */
export const deliverDemo = async (ctx: Context) => {
  await ctx.demoPayments?.deliver({ log: ctx.log, take: (raw) => handleEvent(ctx, raw) })
}
