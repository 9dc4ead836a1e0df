import { audit } from '../../../platform/audit/audit.ts'
import type { Context } from '../../../platform/context/context.ts'
import { queueAgain } from '../../../platform/mail/queue-again.ts'
import { mailAudit } from '../outbox.audit.ts'
import { outboxErrors } from '../outbox.errors.ts'
import { findMail } from './outbox.repository.ts'

/** Queues a mail again that was given up; it is sent after the commit. */
export const sendAgain = (ctx: Context, id: string) =>
  ctx.write(async ({ db }) => {
    const before = await findMail(db, id)
    if (!before) throw outboxErrors.mailNotFound()
    const row = await queueAgain(db, before.id)
    if (!row) throw outboxErrors.mailNotFailed()
    // The entry contains neither the recipient nor the mail server's answer: the audit log is never cleared, and holds
    // no personal data.
    await audit(db, ctx, mailAudit['queued-again'], {
      id,
      before: { status: 'failed', attempts: before.attempts },
      after: { status: row.status, attempts: row.attempts },
    })
    return row
  })
