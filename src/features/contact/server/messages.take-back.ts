import type { TakeBack } from '../../take-backs/server/take-back.public.ts'
import { messageTakeBackAudit } from '../../take-backs/take-backs.audit.ts'
import { messageAudit } from '../messages.audit.ts'
import { restoreHandling, takeBackReply } from './inbox/restore-message.ts'

const { assigned, unassigned, closed, reopened, replied } = messageAudit
const common = { needs: ['customers'], logged: messageTakeBackAudit['taken-back'] } as const

/** What the team did with a message; an answer only as long as it is in the house. */
export const messageTakeBacks: readonly TakeBack[] = [
  ...[assigned, unassigned, closed, reopened].map(
    (action): TakeBack => ({
      ...common,
      action,
      run: (ctx, { db }, deed) => restoreHandling(ctx, db, deed),
    }),
  ),
  { ...common, action: replied, run: (ctx, { db }, deed) => takeBackReply(ctx, db, deed) },
]
