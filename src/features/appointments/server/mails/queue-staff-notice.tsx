import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { queueMail } from '../../../../platform/mail/queue-mail.ts'
import { renderMail } from '../../../../platform/mail/render-mail.ts'
import { pathTo } from '../../../../sitemap.ts'
import type { AppointmentRow } from '../appointments.table.ts'
import { AppointmentMail } from './appointment-mail.tsx'
import { filledWords } from './filled-words.ts'
import { mailCause } from './mail-cause.ts'

const lng = 'fr'

/** Tells the house, in its own language, that an appointment waits to be confirmed; other appointments cause no mail. */
export const queueStaffNotice = async (
  { publicUrl }: Pick<Context, 'publicUrl'>,
  db: Db,
  appointment: AppointmentRow,
) => {
  if (appointment.status !== 'pending') return
  const { house, words, fill, facts } = await filledWords(db, { appointment, lng })
  const letter = words.letters.house
  const subject = fill(letter.subject)
  const address = `${publicUrl}${pathTo('adminAppointments')}?opened=${appointment.id}`
  const body = await renderMail(
    <AppointmentMail
      house={house.name}
      lng={lng}
      subject={subject}
      paragraphs={letter.text}
      facts={[[words.facts.customer, fill(words.customer)], ...facts]}
      link={{ address, button: words.links.house, hint: words.linkHint }}
    />,
  )
  await queueMail(db, {
    causeKey: mailCause('house', appointment),
    accountId: appointment.accountId ?? undefined,
    to: house.email,
    language: lng,
    subject,
    ...body,
  })
}
