import type { LengthUnit } from '../../../../shared/lengths/body-length.ts'
import type { WayOfTaking } from '../../body-measures.limits.ts'
import type { SentTaking } from '../../body-measures.schema.ts'

/** How a round with the tape is done. */
export interface RoundChoices {
  readonly how: WayOfTaking
  readonly shoes: string
  readonly unit: LengthUnit
}

/** Saves what was taken; the key stays the same as long as it is not answered. */
export type SaveMeasures = (taking: SentTaking, idempotencyKey: string) => Promise<unknown>
