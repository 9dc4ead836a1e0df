import type { Db } from '../../../platform/db/database.ts'
import { wireNameOf } from '../settings-on-the-wire.ts'
import { deliveryRecord } from './delivery.public.ts'
import { houseRecord } from './house.public.ts'
import { sellerRecord } from './seller.public.ts'
import { servicesRecord } from './services.public.ts'

const of = async (found: Promise<{ readonly examples: readonly string[] }>) =>
  (await found).examples.map(wireNameOf)

/** The fields of each record whose example values no admin has confirmed yet, by their names on the wire. */
export const findExamples = async (db: Db) => ({
  house: await of(houseRecord.find(db)),
  seller: await of(sellerRecord.find(db)),
  delivery: await of(deliveryRecord.find(db)),
  services: await of(servicesRecord.find(db)),
})
