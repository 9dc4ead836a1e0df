/** Why a review may be refused: these reasons and no other, never its rating (§11.9). */
export const refusalReasons = [
  'abusive',
  'off_topic',
  'personal_data',
  'unlawful',
  'conflict_of_interest',
  'duplicate',
] as const

export type RefusalReason = (typeof refusalReasons)[number]
