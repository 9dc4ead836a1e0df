/** The entries of a page of the journal. */
export const journalPageSize = 50

/** The entries that the system made by itself: a job, a day that came. */
export const bySystem = 'system'

/** The longest id of a record. */
export const subjectMaxLength = 100

/** The kinds of records that the log is about. */
export const recordKinds = [
  'order',
  'orders',
  'withdrawal',
  'appointment',
  'unavailable-dates',
  'product',
  'category',
  'promotion',
  'product-file',
  'gallery',
  'plate',
  'page-words',
  'payouts',
  'brand',
  'legal-text',
  'commission',
  'questions',
  'testimonial',
  'product_review',
  'message',
  'newsletter',
  'subscriber',
  'letter',
  'whatsapp',
  'account',
  'person',
  'mail',
  'settings',
  'guarantee_notice',
  'list',
  'bookkeeping',
] as const
