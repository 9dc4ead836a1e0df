/**
 * The version of the terms of sale that a new order accepts: the day of their last change, as written at the top of
 * `content/fr/cgv.md`.
 */
export const termsVersion = '2026-11-25'
