import { sql } from 'drizzle-orm'
import type { Database } from '../../src/platform/db/database.ts'
import type { Tokens } from '../../src/platform/sessions/tokens.ts'

/** A customer who is signed in and has a product in the cart. */
export interface Buyer {
  readonly id: string
  readonly token: string
}

interface Crowd {
  readonly database: Database
  readonly tokens: Tokens
  readonly buyers: number
  readonly products: number
}

/** Enters products with enough of each, and customers who have one of them in the cart; all past what is measured. */
export const enterBuyers = async ({ database, tokens, buyers, products }: Crowd) => {
  const { db } = database
  await db.execute(sql`
    insert into categories (id, name_fr, position) values ('mariage', 'Mariage', 0) on conflict do nothing`)
  await db.execute(sql`
    with entered as (
      insert into products (sku, category_id, name_fr, name_en, description_fr, composition_fr, material, price_cents)
      select 'BEN-' || n, 'mariage', 'Robe ' || n, 'Gown ' || n, 'Une robe coupée dans le biais.', '100 % soie', 'Soie', 100 * (180 + n)
      from generate_series(1, ${products}::int) n returning id
    )
    insert into product_variants (product_id, size, stock) select id, '38', ${buyers}::int from entered`)
  const { rows } = await db.execute<{ account_id: string; id: string }>(sql`
    with entered as (
      insert into accounts (email, password_hash, first_name, last_name, created_at)
      select 'cliente-' || n || '@example.test', 'none', 'Jeanne', 'Arnaud', now()
      from generate_series(1, ${buyers}::int) n returning id, email
    ), numbered as (
      select id, row_number() over (order by email) as n from entered
    ), pieces as (
      select id, price_cents, row_number() over (order by sku) as n from products where sku like 'BEN-%'
    ), carts as (
      insert into cart_lines (account_id, product_id, size, quantity, seen_price_cents, added_at)
      select a.id, p.id, '38', 1, p.price_cents, now() from numbered a join pieces p on p.n = 1 + a.n % ${products}::int
    )
    insert into sessions (account_id, started_at, last_used_at, expires_at, device, address)
    select id, now(), now(), now() + interval '1 day', 'bench', 'bench' from entered
    returning account_id, id`)
  const entered: Buyer[] = []
  for (const { account_id: id, id: sessionId } of rows)
    entered.push({ id, token: await tokens.access.issue({ accountId: id, sessionId }) })
  await database.connection.query('analyze')
  return entered
}
