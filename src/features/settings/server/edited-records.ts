import { deliveryOnTheWire, sellerOnTheWire, servicesOnTheWire } from '../settings-on-the-wire.ts'
import { atelierRecord } from './atelier-terms.public.ts'
import { deliveryRecord } from './delivery.public.ts'
import { houseRecord } from './house.public.ts'
import { sellerRecord } from './seller.public.ts'
import { servicesRecord } from './services.public.ts'

/** The records of the settings, each with its form on the wire. */
export const editedRecords = {
  house: { record: houseRecord, onTheWire: (kept: typeof houseRecord.defaults) => kept },
  seller: { record: sellerRecord, onTheWire: sellerOnTheWire },
  delivery: { record: deliveryRecord, onTheWire: deliveryOnTheWire },
  services: { record: servicesRecord, onTheWire: servicesOnTheWire },
  atelier: { record: atelierRecord, onTheWire: (kept: typeof atelierRecord.defaults) => kept },
}
