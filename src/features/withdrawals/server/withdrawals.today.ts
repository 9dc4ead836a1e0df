import { pathTo } from '../../../sitemap.ts'
import type { TodaySource } from '../../desk/server/today.public.ts'
import { findWithdrawalsToSee } from './withdrawals-to-see.public.ts'

type ToSee = Awaited<ReturnType<typeof findWithdrawalsToSee>>['first'][number]

const noteOf = ({ refundFailed, parcel, parcelLate }: ToSee) => {
  if (refundFailed) return 'failed'
  if (parcel === 'noted') return 'parcel-back'
  if (parcel === 'awaited') return parcelLate ? 'parcel-late' : 'parcel-awaited'
  return 'to-answer'
}

/** Withdrawals, by the day on which their money is due; that whose refund failed is owed at once. */
export const withdrawalsToday: TodaySource = {
  kind: 'withdrawal',
  room: 'adminWithdrawals',
  find: async (db, input) => {
    const { first } = await findWithdrawalsToSee(db, input)
    return first.map((withdrawal) => ({
      _id: withdrawal._id,
      title: withdrawal.reference,
      detail: [withdrawal.name, withdrawal.orderNumber].filter(Boolean).join(' · '),
      to: `${pathTo('adminWithdrawals')}?opened=${withdrawal._id}`,
      dueOn: withdrawal.refundFailed ? null : withdrawal.refundDueOn,
      note: noteOf(withdrawal),
      act: null,
    }))
  },
}
