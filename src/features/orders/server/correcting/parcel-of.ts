import type { Db } from '../../../../platform/db/database.ts'
import { isLikelyParcelNumber } from '../../../settings/parcel-number.rules.ts'
import { readSeller } from '../../../settings/server/seller.public.ts'
import { ordersErrors } from '../../orders.errors.ts'

interface Written {
  readonly carrier?: string | undefined
  readonly trackingNumber?: string | undefined
  /** The number is noted even if it is in no form known of its carrier. */
  readonly sure?: boolean | undefined
}

/**
 * A parcel as it was written, with where it is followed. A number that does not look like one of its carrier is
 * questioned first: nothing is noted until somebody is sure.
 */
export const parcelOf = async (db: Db, { carrier: wanted, trackingNumber, sure }: Written) => {
  const carrier = (await readSeller(db)).carriers.find(({ id }) => id === wanted)
  if (!carrier || !trackingNumber)
    throw ordersErrors.trackingMissing({
      fields: {
        ...(!carrier && { carrier: 'errors.trackingMissing' }),
        ...(!trackingNumber && { trackingNumber: 'errors.trackingMissing' }),
      },
    })
  if (!sure && !isLikelyParcelNumber(carrier.name, trackingNumber))
    throw ordersErrors.trackingDoubtful({ values: { carrier: carrier.name } })
  const url = carrier.trackingUrl.replace('{number}', encodeURIComponent(trackingNumber))
  return {
    changes: { carrier: carrier.id, trackingNumber },
    tracking: { carrier: carrier.name, number: trackingNumber, url },
  }
}
