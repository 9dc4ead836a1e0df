import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import type { AccountRow } from '../accounts.table.ts'
import { makeLink } from '../links/make-link.public.ts'
import { queueAccountMail } from '../mails/queue-account-mail.public.ts'
import { codeOfLink } from './confirmation-code.ts'

/** Mails the link, and the code, that confirm the address of an account. */
export const queueConfirmation = async (ctx: Context, db: Db, account: AccountRow) => {
  const { email } = account
  const { hash, address } = await makeLink(ctx, db, { account, purpose: 'confirm-email', email })
  await queueAccountMail(db, {
    account,
    kind: 'confirmEmail',
    cause: hash,
    address,
    code: codeOfLink(ctx, hash),
  })
}
