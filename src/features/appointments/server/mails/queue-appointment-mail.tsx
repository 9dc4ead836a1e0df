import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { queueMail } from '../../../../platform/mail/queue-mail.ts'
import { renderMail } from '../../../../platform/mail/render-mail.ts'
import { localizedPath } from '../../../../shared/i18n/localized-path.ts'
import { pathTo } from '../../../../sitemap.ts'
import { openKinds } from '../../appointment-kinds.ts'
import { freeUntilMs, isCancelled } from '../../appointment-status.rules.ts'
import type { AppointmentRow } from '../appointments.table.ts'
import { calendarFileOf } from '../calendar/calendar-file.ts'
import { linkKey } from '../link-keys.public.ts'
import { spoken } from '../spoken.ts'
import { AppointmentMail } from './appointment-mail.tsx'
import type { AppointmentMailKind } from './appointment-mails.fr.ts'
import { filledWords } from './filled-words.ts'
import { mailCause } from './mail-cause.ts'

type Writing = Pick<Context, 'publicUrl' | 'tokens' | 'clock'>

interface AppointmentMailInput {
  readonly appointment: AppointmentRow
  readonly kind: AppointmentMailKind
  /** The reason that the customer is told. */
  readonly reason?: string | undefined
  readonly heldSeconds?: number
}

const letterOf = ({ appointment, kind }: AppointmentMailInput) =>
  kind === 'moved' && appointment.status === 'pending' ? 'movedOnRequest' : kind

/** What the customer can still do: nothing, change the appointment online, or telephone. */
const stateOf = ({ clock }: Writing, { startsAt, status }: AppointmentRow) => {
  if (isCancelled(status)) return 'cancelled'
  return clock.now().epochMilliseconds <= freeUntilMs(startsAt.getTime()) ? 'free' : 'late'
}

/** The label of the mail's button, and its link. */
const linkOf = (ctx: Writing, { id, kind, language }: AppointmentRow, state: ReturnType<typeof stateOf>) => {
  const at = (path: string) => `${ctx.publicUrl}${localizedPath(path, language)}`
  if (state === 'cancelled') {
    const isOpenKind = openKinds.some((open) => open === kind)
    return {
      button: 'again',
      address: at(`${pathTo('booking')}${isOpenKind ? `?type=${kind}` : ''}`),
    } as const
  }
  const address = at(`${pathTo('bookedAppointment')}#${id}.${linkKey(ctx, 'manage', id)}`)
  return { button: state === 'free' ? 'change' : 'see', address } as const
}

/**
 * Queues a mail to the customer about an appointment, in the transaction of the event, once for each time that the appointment has
 * had. The calendar file is attached. A customer without an e-mail address gets no mail.
 */
export const queueAppointmentMail = async (ctx: Writing, db: Db, told: AppointmentMailInput) => {
  const { appointment, kind, reason = '', heldSeconds } = told
  const { language: lng, accountId, email: to } = appointment
  if (to === '') return
  const { house, words, fill, facts, toKnow } = await filledWords(db, { appointment, lng })
  const state = stateOf(ctx, appointment)
  const { button, address } = linkOf(ctx, appointment, state)
  const letter = words.letters[letterOf(told)]
  const subject = fill(letter.subject)
  const after = state === 'cancelled' ? kind === 'cancelledByHouse' && words.after.sorry : words.after[state]
  const body = await renderMail(
    <AppointmentMail
      house={house.name}
      lng={lng}
      subject={subject}
      greeting={fill(words.greeting)}
      paragraphs={letter.text.map(fill)}
      quoted={reason}
      facts={state === 'cancelled' ? facts : [...facts, ...toKnow]}
      link={{ address, button: words.links[button], hint: words.linkHint }}
      after={after ? fill(after) : ''}
      farewell={fill(words.farewell)}
    />,
  )
  const { bytes: content, method } = calendarFileOf({ appointment, house, publicUrl: ctx.publicUrl })
  const contentType = `text/calendar; charset=utf-8; method=${method}`
  await queueMail(db, {
    causeKey: mailCause(kind, appointment),
    accountId: accountId ?? undefined,
    to,
    language: lng,
    subject,
    ...body,
    attachments: [{ filename: spoken[lng].calendar.fileName, contentType, content }],
    ...(heldSeconds !== undefined && { heldSeconds }),
  })
}
