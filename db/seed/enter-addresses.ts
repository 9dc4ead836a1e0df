import { addresses } from '../../src/features/addresses/server/addresses.table.ts'
import { dateOf } from '../../src/platform/clock.ts'
import type { Db } from '../../src/platform/db/database.ts'
import { daysBefore, demoHistory } from './demo-history.ts'
import { demoBuyers } from './orders/demo-orders.ts'
import { demoId } from './products/demo-product.ts'

/** Stores the address of each buyer of the demo in the account. The orders of the demo use the same address. */
export const enterAddresses = async (db: Db, now: Temporal.Instant) => {
  const history = demoHistory()
  await db.insert(addresses).values(
    Object.entries(demoBuyers).map(([name, buyer]) => ({
      ...buyer.address,
      id: demoId(`address ${name}`),
      accountId: 'accountId' in buyer ? buyer.accountId : demoId(`customer ${buyer.customer}`),
      isDefault: true,
      createdAt: dateOf(daysBefore(now, history.customer(name))),
    })),
  )
}
