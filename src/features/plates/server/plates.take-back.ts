import type { TakeBack } from '../../take-backs/server/take-back.public.ts'
import { plateTakeBackAudit } from '../../take-backs/take-backs.audit.ts'
import { placedSlots } from '../plate-places.ts'
import { plateAudit } from '../plates.audit.ts'
import { restorePlate } from './hanging/restore-plate.ts'

/** What was done with the picture of a page; that of a category may have gone with its category. */
export const plateTakeBacks: readonly TakeBack[] = [
  plateAudit.hung,
  plateAudit.updated,
  plateAudit.removed,
].map((action) => ({
  action,
  records: placedSlots,
  byField: { merged: [] },
  needs: ['catalogue'],
  logged: plateTakeBackAudit['taken-back'],
  change: restorePlate,
}))
