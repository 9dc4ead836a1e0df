import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/database.ts'

/**
 * Many orders without history or payment, for lists and their speed: copies of one, each a little different in name,
 * state, amount, country, way of delivery, and in its days.
 */
export const copyOrders = async (
  db: Db,
  { id, copies }: { readonly id: string; readonly copies: number },
) => {
  await db.execute(sql`
    insert into orders (
      number, email, language, fulfilment, placed_at, held_from, subtotal_cents, discount_cents, shipping_cents,
      vat_cents, total_cents, delivery_method, shipping_address, billing_address, contract, fingerprint, paid_at)
    select '', 'copie-' || n || '@example.fr', language,
      (array['to_prepare', 'in_preparation', 'shipped', 'delivered', 'cancelled'])[1 + n % 5],
      placed_at - n * interval '7 hours', held_from, subtotal_cents + n % 900 * 100, discount_cents, shipping_cents,
      vat_cents, total_cents + n % 900 * 100, case n % 3 when 0 then 'pickup' else 'standard' end,
      case n % 3 when 0 then null
        else shipping_address || jsonb_build_object(
          'country', (array['FR', 'BE', 'CH', 'US'])[1 + n % 4], 'phone', '') end,
      billing_address || jsonb_build_object(
        'lastName', (array['Arnaud', 'Éluard', 'Lefèvre', 'Zola', 'd’Estaing'])[1 + n % 5] || n % 40,
        'phone', '06' || lpad((n::bigint * 7919 % 100000000)::text, 8, '0')),
      jsonb_set(contract, '{lines,0,promisedTo}',
        to_jsonb(to_char(placed_at - n * interval '7 hours' + n % 60 * interval '1 day', 'YYYY-MM-DD'))),
      'copy ' || n, paid_at
    from orders, generate_series(1, ${copies}::int) n where id = ${id}`)
  await db.execute(sql`
    insert into order_lines (
      order_id, position, product_id, sku, name_fr, name_en, composition_fr, composition_en, size, image, quantity,
      unit_cents, discount_cents, net_cents, vat_rate, vat_cents, promised_from, promised_to, withdrawal)
    select o.id, position, product_id, sku, name_fr, name_en, composition_fr, composition_en,
      case when o.total_cents % 400 = 0 then 'Sur mesure' else size end, image, quantity,
      unit_cents, l.discount_cents, net_cents, vat_rate, l.vat_cents, o.promised_to, o.promised_to, withdrawal
    from orders o, order_lines l where l.order_id = ${id} and o.fingerprint like 'copy %'
      and not exists (select from order_lines c where c.order_id = o.id)`)
  await db.execute(sql`analyze orders, order_lines`)
}
