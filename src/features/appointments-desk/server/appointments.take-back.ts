import type { TakeBack } from '../../take-backs/server/take-back.public.ts'
import { appointmentTakeBackAudit } from '../../take-backs/take-backs.audit.ts'
import { appointmentAudit } from '../appointments.audit.ts'
import { restorePlace, restoreStatus } from './appointments/restore-appointment.ts'

const common = { needs: ['salon'], logged: appointmentTakeBackAudit['taken-back'] } as const

/** What the team did with an appointment: what the customer was told of cannot be taken back, but for a move. */
export const appointmentTakeBacks: readonly TakeBack[] = [
  {
    ...common,
    action: appointmentAudit.moved,
    run: (ctx, { db }, deed) => restorePlace(ctx, db, deed),
  },
  {
    ...common,
    action: appointmentAudit.confirmed,
    run: (ctx, { db }, deed) => restoreStatus(ctx, db, deed, { kind: 'confirmed', told: 'confirmed' }),
  },
  {
    ...common,
    action: appointmentAudit['cancelled-by-house'],
    run: (ctx, { db }, deed) => restoreStatus(ctx, db, deed, { kind: 'cancelled', told: 'cancelledByHouse' }),
  },
  {
    ...common,
    action: appointmentAudit.honoured,
    run: (ctx, { db }, deed) => restoreStatus(ctx, db, deed, { kind: 'honoured' }),
  },
  {
    ...common,
    action: appointmentAudit.absent,
    run: (ctx, { db }, deed) => restoreStatus(ctx, db, deed, { kind: 'absent' }),
  },
]
