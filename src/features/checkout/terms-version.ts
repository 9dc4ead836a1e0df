/**
 * The version of the terms of sale that an order accepts now: the day of their last change, as `content/fr/cgv.md`
 * says it above its text.
 */
export const termsVersion = '2026-11-25'
