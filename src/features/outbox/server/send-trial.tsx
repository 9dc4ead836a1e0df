import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { audit } from '../../../platform/audit/audit.ts'
import type { Context } from '../../../platform/context/context.ts'
import { onlyRow } from '../../../platform/db/only-row.ts'
import { Letter } from '../../../platform/mail/letter.tsx'
import { mailOutbox } from '../../../platform/mail/outbox.table.ts'
import { queueMail } from '../../../platform/mail/queue-mail.ts'
import { renderMail } from '../../../platform/mail/render-mail.ts'
import { dayAndTime } from '../../../shared/dates/day-and-time.ts'
import { signedInCaller } from '../../accounts/server/accounts.public.ts'
import { accounts } from '../../accounts/server/accounts.table.ts'
import { readHouse } from '../../settings/server/house.public.ts'
import { mailAudit } from '../outbox.audit.ts'
import { mailOnTheWire } from './mail-on-the-wire.ts'

const words = {
  fr: {
    subject: 'Essai du courrier',
    text: (house: string, moment: string) =>
      `Ce message a été écrit par ${house} le ${moment}, pour essayer son serveur de messagerie. S’il est arrivé, ceux de vos clientes arrivent aussi.`,
  },
  en: {
    subject: 'Trial of the mail',
    text: (house: string, moment: string) =>
      `This message was written by ${house} on ${moment}, to try its mail server. If it has arrived, those to your customers arrive too.`,
  },
}

/** Writes a mail to the caller by the way that all mails take. */
export const sendTrial = (ctx: Context) =>
  ctx.write(async ({ db }) => {
    const { id, role } = signedInCaller(ctx)
    const { lng } = ctx
    const { email } = onlyRow(
      await db.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, id)),
    )
    const { name } = await readHouse(db)
    const { subject, text } = words[lng]
    const moment = dayAndTime(ctx.clock.now().toString(), lng)
    const body = await renderMail(
      <Letter house={name} lng={lng} subject={subject}>
        <p>{text(name, moment)}</p>
      </Letter>,
    )
    const causeKey = `mail-trial:${randomUUID()}`
    await queueMail(db, { causeKey, accountId: id, to: email, language: lng, subject, ...body })
    const row = onlyRow(await db.select().from(mailOutbox).where(eq(mailOutbox.causeKey, causeKey)))
    await audit(db, ctx, mailAudit.tried, { id: String(row.id) })
    return { success: true as const, mail: mailOnTheWire(row, { role }) }
  })
