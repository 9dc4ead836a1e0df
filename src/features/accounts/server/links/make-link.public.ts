import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { hashOfToken } from '../../../../platform/sessions/refresh-token.ts'
import { localizedPath } from '../../../../shared/i18n/localized-path.ts'
import { pathTo } from '../../../../sitemap.ts'
import { type LinkPurpose, linkHours } from '../../accounts.limits.ts'
import type { AccountRow } from '../accounts.table.ts'
import { mailedLinks } from './mailed-links.table.ts'

/** The page of each link. It waits for a click, because mail programs open links by themselves. */
const paths: Readonly<Record<LinkPurpose, string>> = {
  'confirm-email': pathTo('emailConfirmation'),
  'change-email': pathTo('emailConfirmation'),
  'reset-password': pathTo('newPassword'),
  invitation: pathTo('newPassword'),
}

interface NewLink {
  readonly account: Pick<AccountRow, 'id' | 'language'>
  readonly purpose: LinkPurpose
  readonly email: string
  /** The page that asked the customer to sign in; the link leads back to it when it has been used. */
  readonly redirect?: string
}

/**
 * Stores a link and returns its hash and address. The token stands after #, so that no server and no log ever sees it.
 */
export const makeLink = async (ctx: Context, db: Db, { account, purpose, email, redirect = '' }: NewLink) => {
  const token = ctx.tokens.refresh.first()
  const now = ctx.clock.now()
  const hash = hashOfToken(token)
  await db.insert(mailedLinks).values({
    hash,
    accountId: account.id,
    purpose,
    email,
    createdAt: dateOf(now),
    expiresAt: dateOf(now.add({ hours: linkHours[purpose] })),
  })
  const path = localizedPath(
    paths[purpose] + (redirect && `?${new URLSearchParams({ redirect })}`),
    account.language,
  )
  return { hash, address: `${ctx.publicUrl}${path}#${token}` }
}
