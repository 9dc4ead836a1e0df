import type { Caller } from '../../../platform/context/context.ts'
import type { MailRow } from '../../../platform/mail/outbox.table.ts'
import { withoutKeys } from '../../../shared/link-keys.ts'
import type { Mail, MailLine } from '../outbox.contract.ts'
import { mayReadKeys } from '../outbox.rules.ts'

type LineRow = Pick<MailRow, 'id' | 'status' | 'recipient' | 'subject' | 'language' | 'createdAt'>

/** A mail as the list shows it. */
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

/** A mail as it is read, without the keys that are not the reader's. */
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
