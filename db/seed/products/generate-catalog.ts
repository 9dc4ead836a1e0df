import { type SQL, sql } from 'drizzle-orm'
import { sizes } from '../../../src/features/catalog/catalog.limits.ts'
import { categories } from '../../../src/features/catalog/server/catalog.table.ts'
import type { Db } from '../../../src/platform/db/database.ts'
import { type DemoProduct, readDemoData } from './demo-data.ts'

// The names let a search tell the products apart.
const givenNames =
  'Adèle Agathe Albane Alix Ambre Anaïs Angèle Apolline Ariane Aurore Bérénice Blanche Camille Capucine Cécile Céleste Clémence Colette Diane Édith Élise Éloïse Emma Estelle Flore Gabrielle Hélène Héloïse Inès Irène Jeanne Joséphine Juliette Léonie Louise Lucie Madeleine Margaux Mathilde Mélodie Noémie Octavie Odette Ondine Pauline Pénélope Romane Rosalie Sidonie Solène Suzanne Valentine Victoire Violette Zélie'.split(
    ' ',
  )

/** How many products one statement enters, few enough for the time limit of a server. */
const batchSize = 5_000

interface CatalogSize {
  readonly count: number
  /** Another seed gives other products; the same seed gives the same products. */
  readonly seed: number
}

/**
 * Enters `count` products that are made up from the demo's, for benchmarks and property tests. It needs only a few
 * statements, whatever the number is. It announces nothing, so it must run before the house opens.
 */
export const generateCatalog = async (db: Db, { count, seed }: CatalogSize) => {
  const demo = readDemoData()
  await db.insert(categories).values(demo.categories).onConflictDoNothing()
  for (let first = 1; first <= count; first += batchSize) {
    const numbers = sql`generate_series(${first}::int, ${Math.min(count, first + batchSize - 1)}::int) g`
    await db.execute(insertProducts({ products: demo.products, numbers, seed }))
    await db.execute(insertVariants({ numbers, seed }))
  }
  // Tidies the tables after the inserts, as a running server would have done in the background.
  await db.execute(
    sql`vacuum analyze products, product_search, product_variants, search_stems, price_history`,
  )
}

interface Batch {
  readonly numbers: SQL
  readonly seed: number
}

/**
 * A number below `among` for product g. Each kind of choice has a hash of its own, so that the cloth of a product
 * does not depend on its category.
 */
const pickFor = (seed: number) => (kind: string, among: number) =>
  sql`(abs(hashint4(g * 31 + ${seed}::int + hashtext(${kind}::text))::bigint) % ${among}::int)::int`

const idFor = (seed: number) => sql`md5(${seed}::text || ':' || g)::uuid`

const insertProducts = ({
  products,
  numbers,
  seed,
}: Batch & { readonly products: readonly DemoProduct[] }) => {
  const pick = pickFor(seed)
  const demo = JSON.stringify(products.map((product, place) => ({ ...product, place })))
  return sql`
    with demo as materialized (
      select * from jsonb_to_recordset(${demo}::jsonb) as piece (
        place integer, category_key text, name_fr text, name_en text, description_fr text, description_en text,
        composition_fr text, composition_en text, tags_fr text[], tags_en text[], material text, colour_fr text,
        colour_en text, colour_hex text, customizable boolean)
    ),
    made as (
      select g, timestamptz '2026-01-01 00:00Z' - g * interval '1 minute' as made_at,
        (${sql.param(givenNames)}::text[])[1 + ${pick('name', givenNames.length)}] as given
      from ${numbers}
    )
    insert into products (
      id, sku, category_id, name_fr, name_en, description_fr, description_en, composition_fr, composition_en,
      tags_fr, tags_en, material, color_fr, color_en, color_hex, customizable, featured, price_cents,
      rating_count, rating_sum, created_at, updated_at)
    select
      ${idFor(seed)}, 'GEN' || ${seed}::text || '-' || g, shape.category_key,
      shape.name_fr || ' ' || given, given || ' ' || shape.name_en, told.description_fr, told.description_en,
      cloth.composition_fr, cloth.composition_en, told.tags_fr, told.tags_en,
      cloth.material, cloth.colour_fr, cloth.colour_en, cloth.colour_hex, shape.customizable,
      ${pick('featured', 20)} = 0, 15000 + 2500 * ${pick('price', 200)},
      ${pick('ratings', 12)}, ${pick('ratings', 12)} * (1 + ${pick('stars', 5)}), made_at, made_at
    from made
    join demo shape on shape.place = ${pick('shape', products.length)}
    join demo cloth on cloth.place = ${pick('cloth', products.length)}
    join demo told on told.place = ${pick('told', products.length)}
    order by g`
}

/** Enters four to eight sizes for each product. One product in six is sold out in all of them. */
const insertVariants = ({ numbers, seed }: Batch) => sql`
  insert into product_variants (product_id, size, stock, position)
  select ${idFor(seed)}, size, case when ${pickFor(seed)('soldOut', 6)} = 0 then 0 else (g + place) % 4 end, place
  from ${numbers}, unnest(${sql.param([...sizes])}::text[]) with ordinality as s (size, place)
  where place <= 4 + g % 5`
