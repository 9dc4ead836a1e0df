import { addDays } from '../../../shared/calendar/civil-date.ts'
import { pathTo } from '../../../sitemap.ts'
import type { TodaySource } from '../../desk/server/today.public.ts'
import { answeredWithinDays } from '../contact.limits.ts'
import { findMessagesToSee } from './messages-to-see.public.ts'

/** Messages that nobody has answered. */
export const messagesToday: TodaySource = {
  kind: 'message',
  room: 'adminMessages',
  find: async (db, input) => {
    const { first } = await findMessagesToSee(db, input)
    return first.map(({ _id, subject, language, name, receivedOn }) => ({
      _id,
      title: subject,
      lang: language,
      detail: name,
      to: `${pathTo('adminMessages')}?opened=${_id}`,
      dueOn: addDays(receivedOn, answeredWithinDays),
      note: null,
      act: null,
    }))
  },
}
