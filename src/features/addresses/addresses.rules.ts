import { addressesLimit } from './addresses.limits.ts'

interface Entered {
  readonly id: string
  readonly isDefault: boolean
  readonly createdAt: Date
}

/** Whether an address book has room for no other address. */
export const isBookFull = (book: readonly Entered[]) => book.length >= addressesLimit

/**
 * When a new address counts as entered: after all others, even when the clock was set back, because the book is sorted
 * by it.
 */
export const entryTime = (book: readonly Entered[], nowMs: number) =>
  new Date(Math.max(nowMs, ...book.map(({ createdAt }) => createdAt.getTime() + 1)))

/** Whether a new address is the default one: when it is asked for, and when it is the first. */
export const isDefaultOnEntry = (book: readonly Entered[], asked: boolean) => asked || book.length === 0

/** The address that becomes the default when none of the remaining ones is: the newest. */
export const successor = (remaining: readonly Entered[]) => {
  if (remaining.some(({ isDefault }) => isDefault)) return undefined
  return remaining.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())[0]
}

const texts = [
  'firstName',
  'lastName',
  'company',
  'street',
  'further',
  'postalCode',
  'city',
  'country',
  'phone',
] as const

type Texts = Readonly<Record<(typeof texts)[number], string>>

/** Whether two addresses have the same text in every field. */
export const sameAddress = (one: Texts, other: Texts) => texts.every((name) => one[name] === other[name])
