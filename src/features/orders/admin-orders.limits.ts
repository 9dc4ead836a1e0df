import { orderStatuses } from './status/order-status.rules.ts'

/** By what the list of the house can be filtered. */
export const orderFilters = [...orderStatuses, 'alerted', 'refund_failed'] as const

export type OrderFilter = (typeof orderFilters)[number]

/** The most alerts about one payment that are decided in one call. */
export const mostAlerts = 50

/** Orders on a page of the admin. */
export const adminOrdersPageSize = 20

/** The most packing slips in one file. */
export const mostSlips = 50

/** The longest text of a search for orders. */
export const searchLength = 120

/** The longest name of a size. */
export const sizeMaxLength = 40

export const trackingNumberLength = 60

/** The longest reason for which a step is taken back. */
export const takeBackReasonLength = 300

/** What is due of the orders: those that are late, and those that have to be begun. */
export const ordersDue = ['late', 'toPrepare'] as const

export type OrdersDue = (typeof ordersDue)[number]

export const adminOrderSorts = [
  'newest',
  'oldest',
  'total-desc',
  'total-asc',
  'promised',
  'promised-desc',
  'buyer',
  'buyer-desc',
] as const

export type AdminOrderSort = (typeof adminOrderSorts)[number]

/** The columns of the list of orders, which a file of it can have. */
export const orderColumns = [
  'number',
  'buyer',
  'email',
  'status',
  'promised',
  'event',
  'measures',
  'pieces',
  'total',
  'placed',
] as const

export type OrderColumn = (typeof orderColumns)[number]

/** How an order reaches its customer. */
export const deliveryMethods = ['standard', 'pickup'] as const

/** What is asked of the products of an order. */
export const ordersMade = ['to-measure', 'ready'] as const

/** Why an admin decides to refund an order. */
export const staffRefundReasons = ['withdrawal', 'defect', 'gesture', 'cancelled'] as const

/** The part of an order's address that asks at once whether a refund is tried again. */
export const retryParam = 'retry'
