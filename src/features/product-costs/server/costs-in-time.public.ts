import { sql } from 'drizzle-orm'

/**
 * The costs of all products with the time that each holds for, as `costs`: a moment finds at most one cost of a product
 * between `since` and `until`.
 */
export const costsInTime = sql`
  costs as (
    select product_id, cost_cents, since,
      lead(since, 1, 'infinity') over (partition by product_id order by since, seq) as until
    from product_costs)`
