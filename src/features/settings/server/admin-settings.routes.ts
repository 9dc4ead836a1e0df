import { implement } from '../../../platform/http/implement.ts'
import { adminSettingsContract } from '../admin-settings.contract.ts'
import { deliveryTermsOf } from '../delivery-terms.ts'
import { sellerOf, servicePricesOf } from '../settings-on-the-wire.ts'
import { editedRecords } from './edited-records.ts'
import { readRecord, writeRecord } from './write-record.ts'

const success = true as const

const { house, seller, delivery, services, atelier } = editedRecords

export const adminSettingsRoutes = implement(adminSettingsContract, {
  'GET /admin/settings': async ({ db }) => ({
    success,
    house: await readRecord(db, house),
    seller: await readRecord(db, seller),
    delivery: await readRecord(db, delivery),
    services: await readRecord(db, services),
    atelier: await readRecord(db, atelier),
  }),

  'PUT /admin/settings/house': async (ctx, { body: { version, examples, ...values } }) => {
    const logged = await writeRecord(ctx, house, { version, examples, values })
    return { success, house: await readRecord(ctx.db, house), ...logged }
  },

  'PUT /admin/settings/seller': async (ctx, { body: { version, examples, ...values } }) => {
    const logged = await writeRecord(ctx, seller, { version, examples, values: sellerOf(values) })
    return { success, seller: await readRecord(ctx.db, seller), ...logged }
  },

  'PUT /admin/settings/delivery': async (ctx, { body: { version, examples, ...values } }) => {
    const logged = await writeRecord(ctx, delivery, { version, examples, values: deliveryTermsOf(values) })
    return { success, delivery: await readRecord(ctx.db, delivery), ...logged }
  },

  'PUT /admin/settings/services': async (ctx, { body: { version, examples, ...values } }) => {
    const logged = await writeRecord(ctx, services, { version, examples, values: servicePricesOf(values) })
    return { success, services: await readRecord(ctx.db, services), ...logged }
  },

  'PUT /admin/settings/atelier': async (ctx, { body: { version, examples, ...values } }) => {
    const logged = await writeRecord(ctx, atelier, { version, examples, values })
    return { success, atelier: await readRecord(ctx.db, atelier), ...logged }
  },
})
