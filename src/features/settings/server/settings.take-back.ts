import type { Context } from '../../../platform/context/context.ts'
import type { Write } from '../../../platform/context/write.ts'
import type { DoneDeed, TakeBack } from '../../take-backs/server/take-back.public.ts'
import { settingsTakeBackAudit } from '../../take-backs/take-backs.audit.ts'
import { takeBacksErrors } from '../../take-backs/take-backs.errors.ts'
import { settingsAudit } from '../settings.audit.ts'
import { editedRecords } from './edited-records.ts'
import { restoreRecord } from './restore-record.ts'

const { house, seller, delivery, services, atelier } = editedRecords

type Restore = (ctx: Context, tx: Write, deed: DoneDeed) => ReturnType<typeof restoreRecord>

const restoring: Readonly<Record<string, Restore | undefined>> = {
  [house.record.tag]: (ctx, tx, deed) => restoreRecord(ctx, tx, house, deed),
  [seller.record.tag]: (ctx, tx, deed) => restoreRecord(ctx, tx, seller, deed),
  [delivery.record.tag]: (ctx, tx, deed) => restoreRecord(ctx, tx, delivery, deed),
  [services.record.tag]: (ctx, tx, deed) => restoreRecord(ctx, tx, services, deed),
  [atelier.record.tag]: (ctx, tx, deed) => restoreRecord(ctx, tx, atelier, deed),
}

/** A change of a section of the settings: each by its own fields. */
export const settingsTakeBacks: readonly TakeBack[] = [
  {
    action: settingsAudit.changed,
    records: Object.keys(restoring),
    needs: 'admin',
    logged: settingsTakeBackAudit['taken-back'],
    byField: { merged: ['examples'] },
    change: (ctx, tx, deed) => {
      const restore = restoring[deed.id]
      if (!restore) throw takeBacksErrors.nothingToTakeBack()
      return restore(ctx, tx, deed)
    },
  },
]
