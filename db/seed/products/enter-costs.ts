import { sql } from 'drizzle-orm'
import type { Db } from '../../../src/platform/db/database.ts'

/** What the cloth and the work of a garment come to, in percent of its price. */
const percentOfPrice = 38

/** Garments have a cost from their first day; what accessories cost, nobody has noted yet. */
export const enterCosts = (db: Db) =>
  db.execute(sql`
    insert into product_costs (product_id, since, cost_cents)
    select id, created_at, price_cents * ${percentOfPrice}::integer / 100
    from products where category_id <> 'accessoires'`)
