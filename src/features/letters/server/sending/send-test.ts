import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { audit } from '../../../../platform/audit/audit.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { onlyRow } from '../../../../platform/db/only-row.ts'
import { queueMail } from '../../../../platform/mail/queue-mail.ts'
import type { Language } from '../../../../shared/i18n/languages.ts'
import { signedInCaller } from '../../../accounts/server/accounts.public.ts'
import { accounts } from '../../../accounts/server/accounts.table.ts'
import { countAttempt } from '../../../tries/server/count-attempt.public.ts'
import { letterAudit } from '../../letters.audit.ts'
import { causeOfLetters } from '../mails/mail-cause.ts'
import { letterFor, renderLetter } from '../mails/render-letter.tsx'
import { findLetterRow } from '../writing/find-letters.ts'

const hour = 3600

const testsOfMember = {
  freeTries: 10,
  firstWaitSeconds: 60,
  longestWaitSeconds: hour,
  forgottenAfterSeconds: hour,
  forgives: 'itself',
} as const

const prefix = { fr: '[Essai]', en: '[Test]' }

/** Sends a letter to the caller's own address as readers would get it; its link to stop stops nothing. */
export const sendTest = async (ctx: Context, { id, lng }: { id: string; lng: Language }) => {
  const caller = signedInCaller(ctx)
  const { content } = await findLetterRow(ctx.db, id)
  await countAttempt(ctx, [{ key: `letter-test:${caller.id}`, limit: testsOfMember }])
  const mail = letterFor(ctx, await renderLetter(ctx, { content, lng }), { lng, stopKey: 'test' })
  return ctx.write(async ({ db }) => {
    const { email } = onlyRow(
      await db.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, caller.id)),
    )
    await queueMail(db, {
      ...mail,
      subject: `${prefix[lng]} ${mail.subject}`,
      causeKey: `${causeOfLetters}test:${randomUUID()}`,
      accountId: caller.id,
      to: email,
    })
    await audit(db, ctx, letterAudit.tested, { id, after: { language: lng } })
    return email
  })
}
