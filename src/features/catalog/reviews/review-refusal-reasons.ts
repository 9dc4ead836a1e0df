/** The only reasons for which a review may be refused. Its rating is never a reason (§11.9). */
export const refusalReasons = [
  'abusive',
  'off_topic',
  'personal_data',
  'unlawful',
  'conflict_of_interest',
  'duplicate',
] as const

export type RefusalReason = (typeof refusalReasons)[number]
