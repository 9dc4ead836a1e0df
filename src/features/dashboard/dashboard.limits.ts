/** A size with so few pieces left, or none, is something to see. The database's index of low stock knows this number. */
export const lowStock = 2

/** Pieces to see on a page of the admin. */
export const scarcePageSize = 8

/** Mails that could not be sent, of which the newest are told at once. */
export const failedMailsShown = 5
