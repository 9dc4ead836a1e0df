import { demoBuyers, demoOrders } from './orders/demo-orders.ts'
import { readDemoReviews } from './reviews/demo-reviews.ts'

type Customer = string

/** How many days ago each customer of the demo did something for the first time; the reviews show it under the name. */
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

/** When what was there before the demo's orders and reviews began, in days ago: nothing is older than what it needs. */
export const demoHistory = () => {
  const deeds = firstDeeds()
  /** The youngest product was for sale before the first order, and before anybody wrote of it. */
  const newestProduct = Math.max(...deeds.values()) + daysOfBeginning
  return {
    newestProduct,
    team: (productCount: number, daysBetween: number) =>
      newestProduct + productCount * daysBetween + daysOfBeginning,
    customer: (name: Customer) => (deeds.get(name) ?? 0) + daysBeforeFirstDeed,
  }
}

/** A moment so many days before another. */
export const daysBefore = (now: Temporal.Instant, days: number) => now.subtract({ hours: 24 * days })
