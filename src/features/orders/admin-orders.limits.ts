/** Orders on a page of the admin. */
export const adminOrdersPageSize = 20

/** The longest text of a search for orders. */
export const searchLength = 120

export const adminOrderSorts = ['newest', 'oldest', 'total-desc', 'total-asc'] as const

export type AdminOrderSort = (typeof adminOrderSorts)[number]

/** Why an admin decides to refund an order. */
export const houseRefundReasons = ['withdrawal', 'defect', 'gesture', 'cancelled'] as const
