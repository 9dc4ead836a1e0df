import type { Db } from '../../../../platform/db/database.ts'
import { queueMail } from '../../../../platform/mail/queue-mail.ts'
import { readHouse } from '../../../settings/server/house.public.ts'
import { confirmationCodeMinutes, linkHours } from '../../accounts.limits.ts'
import { findAccount } from '../accounts.repository.ts'
import type { AccountRow } from '../accounts.table.ts'
import { renderAccountMail } from './account-mail.tsx'
import { accountMailsEn } from './account-mails.en.ts'
import { type AccountMailKind, accountMailsFr } from './account-mails.fr.ts'

const mails = { fr: accountMailsFr, en: accountMailsEn }

interface NewMail {
  readonly account: Pick<AccountRow, 'id' | 'email' | 'firstName' | 'language'>
  readonly kind: AccountMailKind
  /** The event that the mail is about: one mail is written for it, however often it is handled. */
  readonly cause: string
  /** Where the button leads. */
  readonly address?: string
  /** What the customer may type instead. */
  readonly code?: string
  /** The name of the member who caused it. */
  readonly by?: string
}

/** Writes a mail about an account into the outbox, in its owner's language, in the caller's transaction. */
export const queueAccountMail = async (
  db: Db,
  { account, kind, cause, address, code = '', by = '' }: NewMail,
) => {
  const { name: house } = await readHouse(db)
  const texts = mails[account.language]
  const { subject, text, button } = texts[kind]
  const fill = (sentence: string) =>
    sentence
      .replaceAll('{{house}}', house)
      .replaceAll('{{hours}}', String(linkHours['confirm-email']))
      .replaceAll('{{minutes}}', String(confirmationCodeMinutes))
      .replaceAll('{{code}}', code)
      // The names are filled in last: people wrote them, and a placeholder inside them must not be filled in.
      .replaceAll(/\{\{(firstName|by)\}\}/g, (_, name) => (name === 'by' ? by : account.firstName))
  const body = await renderAccountMail({
    house: house,
    lng: account.language,
    subject: subject,
    greeting: fill(texts.greeting),
    paragraphs: text.map(fill),
    link: address === undefined ? undefined : { address, button, hint: texts.linkHint },
    farewell: fill(texts.farewell),
  })
  const { id, email: to, language } = account
  const accountId = kind === 'accountClosed' ? undefined : id
  await queueMail(db, { causeKey: `account:${kind}:${cause}`, accountId, to, language, subject, ...body })
}

/** Tells the owner of an account that one of its sessions was ended because an old token was used again. */
export const queueReplayMail = async (
  db: Db,
  { accountId, sessionId }: { accountId: string; sessionId: string },
) => {
  const account = await findAccount(db, accountId)
  if (account) await queueAccountMail(db, { account, kind: 'sessionReplayed', cause: sessionId })
}
