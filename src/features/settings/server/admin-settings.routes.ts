import { implement } from '../../../platform/http/implement.ts'
import { adminSettingsContract } from '../admin-settings.contract.ts'
import { deliveryTermsOf } from '../delivery-terms.ts'
import {
  deliveryOnTheWire,
  sellerOf,
  sellerOnTheWire,
  servicePricesOf,
  servicesOnTheWire,
} from '../settings-on-the-wire.ts'
import { deliveryRecord } from './delivery.public.ts'
import { houseRecord } from './house.public.ts'
import { sellerRecord } from './seller.public.ts'
import { servicesRecord } from './services.public.ts'
import { readRecord, writeRecord } from './write-record.ts'

const success = true as const

const house = { record: houseRecord, onTheWire: (kept: typeof houseRecord.defaults) => kept }
const seller = { record: sellerRecord, onTheWire: sellerOnTheWire }
const delivery = { record: deliveryRecord, onTheWire: deliveryOnTheWire }
const services = { record: servicesRecord, onTheWire: servicesOnTheWire }

export const adminSettingsRoutes = implement(adminSettingsContract, {
  'GET /admin/settings': async ({ db }) => ({
    success,
    house: await readRecord(db, house),
    seller: await readRecord(db, seller),
    delivery: await readRecord(db, delivery),
    services: await readRecord(db, services),
  }),

  'PUT /admin/settings/house': async (ctx, { body: { version, examples, ...values } }) => {
    await writeRecord(ctx, house, { version, examples, values })
    return { success, house: await readRecord(ctx.db, house) }
  },

  'PUT /admin/settings/seller': async (ctx, { body: { version, examples, ...values } }) => {
    await writeRecord(ctx, seller, { version, examples, values: sellerOf(values) })
    return { success, seller: await readRecord(ctx.db, seller) }
  },

  'PUT /admin/settings/delivery': async (ctx, { body: { version, examples, ...values } }) => {
    await writeRecord(ctx, delivery, { version, examples, values: deliveryTermsOf(values) })
    return { success, delivery: await readRecord(ctx.db, delivery) }
  },

  'PUT /admin/settings/services': async (ctx, { body: { version, examples, ...values } }) => {
    await writeRecord(ctx, services, { version, examples, values: servicePricesOf(values) })
    return { success, services: await readRecord(ctx.db, services) }
  },
})
