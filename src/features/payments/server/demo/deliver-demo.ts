import { z } from 'zod'
import type { Context } from '../../../../platform/context/context.ts'
import { defineJob } from '../../../../platform/jobs/jobs.ts'
import { handleEvent } from '../handle-event.ts'

/** Delivers events of the demo that were delayed on purpose, and those whose delivery failed. */
export const demoDelivery = defineJob({
  name: 'payments.deliver-demo-events',
  data: z.object({}),
  cron: '* * * * *',
  retries: 0,
})

/** Delivers the demo's new events to the webhook of the server, signed like those of a real provider. */
export const deliverDemoNow = async (ctx: Context, intentId: string) => {
  await ctx.demoPayments?.deliverNow(intentId, { log: ctx.log, take: (raw) => handleEvent(ctx, raw) })
}

/** Delivers events that were delayed, or whose delivery failed. */
export const deliverDemo = async (ctx: Context) => {
  await ctx.demoPayments?.deliver({ log: ctx.log, take: (raw) => handleEvent(ctx, raw) })
}
