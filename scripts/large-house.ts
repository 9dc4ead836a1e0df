import { sql } from 'drizzle-orm'
import { generateCatalog } from '../db/seed/products/generate-catalog.ts'
import type { Db } from '../src/platform/db/database.ts'
import { copyOrders } from '../src/testing/orders/copied-orders.ts'

export const sizes = {
  orders: 100_000,
  customers: 50_000,
  visits: 10_000,
  messages: 5_000,
  products: 5_000,
} as const

/** Small enough for the server's limit on a statement and for a signal to be heard in between. */
const ordersAtOnce = 10_000
const customersAtOnce = 10_000
const productsAtOnce = 500

const address = {
  ...{ firstName: 'Jeanne', lastName: 'Arnaud', company: '', street: '12 rue des Lilas', further: '' },
  ...{ postalCode: '75011', city: 'Paris', country: 'FR', phone: '+33612345678' },
}

const enterFirstOrder = async (db: Db) => {
  const contract = { lines: [{ size: '38', promisedTo: '2026-11-30' }] }
  const { rows } = await db.execute<{ id: string }>(sql`
    with placed as (
      insert into orders (number, email, language, fulfilment, placed_at, held_from, subtotal_cents, discount_cents,
        shipping_cents, vat_cents, total_cents, delivery_method, shipping_address, billing_address, contract, fingerprint,
        paid_at)
      values ('', 'jeanne@example.test', 'fr', 'to_prepare', now(), now(), 129500, 0, 0, 21583, 129500, 'standard',
        ${JSON.stringify(address)}::jsonb, ${JSON.stringify(address)}::jsonb, ${JSON.stringify(contract)}::jsonb, 'first', now())
      returning id)
    insert into order_lines (order_id, position, product_id, sku, name_fr, composition_fr, size, image, quantity,
      unit_cents, discount_cents, net_cents, vat_rate, vat_cents, promised_from, promised_to, withdrawal)
    select id, 0, gen_random_uuid(), 'SOI-001', 'Robe Aurore', 'Soie', '38', '', 1, 129500, 0, 129500, 2000, 21583,
      '2026-11-30', '2026-11-30', 'eligible'
    from placed returning order_id as id`)
  return rows[0]?.id ?? ''
}

/** What was ordered long ago was paid then and has arrived, so that what waits is what waits in a house of that size. */
const settleOldOrders = async (db: Db) => {
  for (const fulfilment of ['to_prepare', 'in_preparation', 'shipped'])
    await db.execute(sql`
      update orders set fulfilment = 'delivered'
      where fulfilment = ${fulfilment} and fingerprint like 'copy %' and placed_at < now() - interval '45 days'`)
  await db.execute(sql`update orders set paid_at = placed_at where fingerprint like 'copy %'`)
}

const enterPeople = async (db: Db) => {
  for (let entered = 0; entered < sizes.customers; entered += customersAtOnce)
    await db.execute(sql`
    insert into accounts (email, password_hash, first_name, last_name, phone, language, role, created_at)
    select 'cliente-' || n || '@example.test', '', (array['Jeanne', 'Claire', 'Nadia', 'Inès', 'Élise'])[1 + n % 5],
      (array['Arnaud', 'Delaunay', 'Haddad', 'Lefèvre', 'Moreau', 'Benali'])[1 + n % 6] || ' ' || n,
      '+336' || lpad((n * 7919 % 100000000)::text, 8, '0'), 'fr', 'user', now()
    from generate_series(${entered + 1}::int, ${entered + customersAtOnce}::int) n`)
  await db.execute(sql`
    insert into appointments (kind, status, starts_at, ends_at, salon, first_name, last_name, email, phone, language,
      booked_at, changed_at)
    select 'fitting', case when n < 0 then 'honoured' else 'confirmed' end, now() + n * interval '1 hour', now() + (n + 1) * interval '1 hour',
      case n % 2 when 0 then 'garance' else 'ivoire' end, 'Jeanne', 'Arnaud ' || n,
      'visite-' || n || '@example.test', '+33142601847', 'fr', now(), now()
    from generate_series(-${sizes.visits / 2}::int, ${sizes.visits / 2}::int) n`)
  await db.execute(sql`
    insert into contact_messages (full_name, email, subject, message, language, received_at, words_hash)
    select 'Claire ' || n, 'cliente-' || n || '@example.test', 'Essayage ' || n, 'Bonjour', 'fr',
      now() - n * interval '1 hour', 'words ' || n
    from generate_series(1, ${sizes.messages}::int) n`)
}

/** Enters products, orders, customers, appointments and messages as after many years. */
export const enterLargeHouse = async (db: Db) => {
  for (let entered = 0; entered < sizes.products; entered += productsAtOnce)
    await generateCatalog(db, { count: productsAtOnce, seed: 1 + entered })
  const id = await enterFirstOrder(db)
  for (let entered = 0; entered < sizes.orders; entered += ordersAtOnce)
    await copyOrders(db, { id, copies: ordersAtOnce })
  await settleOldOrders(db)
  await enterPeople(db)
  await db.execute(sql`vacuum analyze`)
}
