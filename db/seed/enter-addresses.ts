import { addresses } from '../../src/features/accounts/server/addresses/addresses.table.ts'
import type { Db } from '../../src/platform/db/database.ts'
import { daysBefore, demoHistory } from './demo-history.ts'
import { demoBuyers } from './demo-orders.ts'
import { demoId } from './demo-product.ts'

/** The address of each buyer of the demo is kept in her account, where her orders have it from. */
export const enterAddresses = async (db: Db, now: Temporal.Instant) => {
  const history = demoHistory()
  await db.insert(addresses).values(
    Object.entries(demoBuyers).map(([name, buyer]) => ({
      ...buyer.address,
      id: demoId(`address ${name}`),
      accountId: 'accountId' in buyer ? buyer.accountId : demoId(`customer ${buyer.customer}`),
      isDefault: true,
      createdAt: new Date(daysBefore(now, history.customer(name)).epochMilliseconds),
    })),
  )
}
