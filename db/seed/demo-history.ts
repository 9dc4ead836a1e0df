import { demoBuyers, demoOrders } from './orders/demo-orders.ts'
import { readDemoReviews } from './reviews/demo-reviews.ts'

type Customer = string

/** How many days ago each customer of the demo first placed an order or wrote a review. */
const firstDeeds = (): ReadonlyMap<Customer, number> => {
  const ofReviews = Object.values(readDemoReviews().reviews)
    .flat()
    .map(({ by, daysAgo }) => ({ customer: by, daysAgo }))
  const ofOrders = demoOrders.map(({ buyer, daysAgo }) => {
    const known = demoBuyers[buyer]
    return { customer: 'customer' in known ? known.customer : buyer, daysAgo }
  })
  const deeds = Map.groupBy([...ofReviews, ...ofOrders], ({ customer }) => customer)
  return new Map(
    [...deeds].map(([customer, own]) => [customer, Math.max(...own.map((deed) => deed.daysAgo))]),
  )
}

const [daysBeforeFirstDeed, daysOfBeginning] = [3, 30]

/**
 * How many days ago the newest product, the team and each customer's account were created. Each of them is older than
 * the orders and reviews that need it.
 */
export const demoHistory = () => {
  const deeds = firstDeeds()
  /** The newest product was for sale before the first order and before the first review. */
  const newestProduct = Math.max(...deeds.values()) + daysOfBeginning
  return {
    newestProduct,
    team: (productCount: number, daysBetween: number) =>
      newestProduct + productCount * daysBetween + daysOfBeginning,
    customer: (name: Customer) => (deeds.get(name) ?? 0) + daysBeforeFirstDeed,
  }
}

/** The moment that lies this many days before another one. */
export const daysBefore = (now: Temporal.Instant, days: number) => now.subtract({ hours: 24 * days })
