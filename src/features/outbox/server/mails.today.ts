import { pathTo } from '../../../sitemap.ts'
import type { TodaySource } from '../../desk/server/today.public.ts'
import { findMails } from './outbox.repository.ts'

/** Mails that were given up: whoever they are for waits for them. */
export const mailsToday: TodaySource = {
  kind: 'mail',
  room: 'adminMail',
  find: async (db, { most }) => {
    const { rows } = await findMails(db, { status: 'failed', page: 1, limit: most })
    return rows.map(({ id, subject, recipient, language }) => ({
      _id: String(id),
      title: subject,
      lang: language,
      detail: recipient,
      to: `${pathTo('adminMail')}?mail=${id}`,
      dueOn: null,
      note: 'failed',
      act: 'send-again',
    }))
  },
}
