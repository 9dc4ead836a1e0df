import type { APIRequestContext } from '@playwright/test'
import { openSession } from './sign-in.ts'

interface MailLine {
  readonly _id: string
  readonly subject: string
  readonly recipient: string
}

/** The newest mail of which this is true, as the outbox of the house shows it; undefined while there is none. */
export const keptMail = async (request: APIRequestContext, is: (line: MailLine) => boolean) => {
  const { token } = await openSession({ request }, 'admin')
  const headers = { authorization: `Bearer ${token}` }
  const list = await request.get('/api/admin/outbox?limit=100', { headers })
  const { mails }: { mails: readonly MailLine[] } = await list.json()
  const found = mails.find(is)
  if (!found) return undefined
  const answer = await request.get(`/api/admin/outbox/${found._id}`, { headers })
  const { mail }: { mail: { text: string } } = await answer.json()
  return { ...found, text: mail.text, token }
}
