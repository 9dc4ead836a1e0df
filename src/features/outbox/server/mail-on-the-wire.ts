import type { Caller } from '../../../platform/context/context.ts'
import type { MailRow } from '../../../platform/mail/outbox.table.ts'
import { withoutKeys } from '../../../shared/link-keys.ts'
import type { Mail, MailLine } from '../outbox.contract.ts'
import { mayReadKeys } from '../outbox.rules.ts'

type LineRow = Pick<MailRow, 'id' | 'status' | 'recipient' | 'subject' | 'language' | 'createdAt'>

/** A mail in the list. */
export const lineOnTheWire = ({
  id,
  status,
  recipient,
  subject,
  language,
  createdAt,
}: LineRow): MailLine => ({
  _id: String(id),
  status,
  recipient,
  subject,
  language,
  writtenAt: createdAt.toISOString(),
})

/** A mail with its content, without the keys that the member of the team may not see. */
export const mailOnTheWire = (row: MailRow, { role }: Pick<Caller, 'role'>): Mail => {
  const { status, plainText, html, attachments, attempts, lastError, settledAt } = row
  const shown = mayReadKeys({ role, status }) ? (written: string) => written : withoutKeys
  const body = { text: shown(plainText), html: shown(html) }
  return {
    ...lineOnTheWire(row),
    ...body,
    attachments: attachments.map(({ filename }) => filename),
    attempts,
    lastError,
    settledAt: settledAt?.toISOString() ?? null,
    hidesKeys: body.text !== plainText || body.html !== html,
  }
}
