import type { TakeBack } from '../../take-backs/server/take-back.public.ts'
import { galleryTakeBackAudit } from '../../take-backs/take-backs.audit.ts'
import { galleryAudit } from '../gallery.audit.ts'
import { hangAgain, restoreItem, restoreOrder } from './taking-back/restore-item.ts'

const common = {
  needs: ['catalogue'],
  logged: galleryTakeBackAudit['taken-back'],
  byField: { merged: [] },
} as const

/** What the team did with the pictures: a change by its own fields, a deletion as long as the files are there. */
export const galleryTakeBacks: readonly TakeBack[] = [
  { ...common, action: galleryAudit.updated, change: restoreItem },
  { ...common, action: galleryAudit.reordered, run: restoreOrder },
  { ...common, action: galleryAudit.removed, run: hangAgain },
]
