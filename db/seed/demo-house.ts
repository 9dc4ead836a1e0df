import { enterAccount } from '../../src/features/accounts/server/enter-account.ts'
import { categories, products } from '../../src/features/catalog/server/catalog.table.ts'
import {
  categoriesTag,
  productsTag,
  searchTag,
} from '../../src/features/catalog/server/catalog.tags.public.ts'
import { insertProduct } from '../../src/features/catalog-desk/server/writing/create-product.ts'
import { fillPlate } from '../../src/features/plates/server/fill-plate.ts'
import { plateTag } from '../../src/features/plates/server/plates.tags.public.ts'
import { testimonialsTag } from '../../src/features/reviews/server/testimonials/testimonials.repository.ts'
import { dateOf } from '../../src/platform/clock.ts'
import type { Context } from '../../src/platform/context/context.ts'
import type { Db } from '../../src/platform/db/database.ts'
import { pastOfCommissions } from './commissions/enter-commissions.ts'
import { demoAccounts, demoPassword } from './demo-accounts.ts'
import { daysBefore, demoHistory } from './demo-history.ts'
import { enterAddresses } from './enter-addresses.ts'
import { enterMessages } from './enter-messages.ts'
import { enterSubscribers } from './enter-subscribers.ts'
import { hangDemoGallery } from './gallery/hang-demo-gallery.ts'
import { newestFirst } from './orders/demo-order.ts'
import { enterOrders } from './orders/enter-orders.ts'
import { enterPayouts } from './orders/enter-payouts.ts'
import { pictureOf } from './pictures/drawn-pictures.ts'
import { layPictures } from './pictures/lay-pictures.ts'
import { demoPlates, plateAlt } from './plates/demo-plates.ts'
import { type DemoProduct, readDemoData } from './products/demo-data.ts'
import { demoProduct, imagesOf } from './products/demo-product.ts'
import { earlierPriceCents, reduceProduct } from './products/demo-reduction.ts'
import { enterCosts } from './products/enter-costs.ts'
import { enterReviews } from './reviews/enter-reviews.ts'
import { enterTestimonials } from './reviews/enter-testimonials.ts'
import { enterToday } from './today/enter-today.ts'

const daysBetweenProducts = 2

/**
 * Fills an empty house with the products and all pictures of the demo. It does nothing when there is already a
 * product. The pictures come first and the rows last, in one transaction, so that an interrupted seed leaves an
 * empty house and can be repeated.
 */
export const seedDemoHouse = async (ctx: Context) => {
  if (!(await isUnfurnished(ctx.db))) return false
  const demo = readDemoData()
  const newest = newestFirst(demo.products)
  await layPictures(ctx.media)
  return ctx.write(async ({ db, announce }) => {
    if (!(await isUnfurnished(db))) return false
    await db.insert(categories).values(demo.categories).onConflictDoNothing()
    await enterProducts({ ctx, db, products: newest })
    await enterCosts(db)
    await enterPlates(db, ctx.clock.now())
    await hangDemoGallery({ db, announce }, ctx.clock.now())
    await enterAccounts({ ctx, db, products: newest })
    await enterReviews(db, { products: newest, now: ctx.clock.now() })
    await enterTestimonials(db, ctx.clock.now())
    await enterMessages(db, ctx.clock.now())
    await enterSubscribers(ctx, db)
    await enterAddresses(db, ctx.clock.now())
    // All products are announced together below. If some were announced one by one, the others would not be read again.
    const silent = { db, announce: () => {} }
    const orders = await enterOrders(silent, ctx.clock.now(), pastOfCommissions(ctx, silent))
    await enterToday(ctx, { db, announce: () => {} }, orders)
    await enterPayouts(ctx, { db, announce: () => {} }, orders)
    announce(testimonialsTag, categoriesTag, productsTag, searchTag, ...demoPlates.map(plateTag))
    return true
  })
}

/** Whether a house has no product yet. */
export const isUnfurnished = async (db: Db) => (await db.$count(products)) === 0

interface Entering {
  readonly ctx: Context
  readonly db: Db
  readonly products: readonly DemoProduct[]
}

/**
 * The accounts of the team are older than the first product. The account of the customer who can sign in is older
 * than that customer's first order.
 */
const enterAccounts = async ({ ctx, db, products }: Entering) => {
  const history = demoHistory()
  for (const account of demoAccounts) {
    const days =
      account.role === 'user'
        ? history.customer('jeanne')
        : history.team(products.length, daysBetweenProducts)
    const createdAt = daysBefore(ctx.clock.now(), days)
    const emailConfirmedAt = dateOf(createdAt)
    await enterAccount(db, { ...account, password: demoPassword, createdAt, emailConfirmedAt })
  }
}

const enterProducts = async ({ ctx, db, products }: Entering) => {
  const { newestProduct } = demoHistory()
  for (const [place, entry] of products.entries()) {
    const createdAt = daysBefore(ctx.clock.now(), newestProduct + daysBetweenProducts * place)
    const product = demoProduct({ product: entry, images: imagesOf(entry), createdAt })
    const earlier = earlierPriceCents(entry.id)
    await insertProduct(db, { ...product, priceCents: earlier ?? product.priceCents })
    if (earlier !== undefined)
      await reduceProduct(db, { now: ctx.clock.now(), priceCents: product.priceCents })
  }
}

const enterPlates = async (db: Db, updatedAt: Temporal.Instant) => {
  for (const slot of demoPlates)
    await fillPlate(db, { ...pictureOf({ plate: slot }), ...plateAlt(slot), slot, updatedAt })
}
