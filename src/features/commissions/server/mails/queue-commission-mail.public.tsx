import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { fillPlaces } from '../../../../platform/mail/fill-places.ts'
import { type Attachment, queueMail } from '../../../../platform/mail/queue-mail.ts'
import { renderMail } from '../../../../platform/mail/render-mail.ts'
import { localizedPath } from '../../../../shared/i18n/localized-path.ts'
import { pathTo } from '../../../../sitemap.ts'
import { readHouse } from '../../../settings/server/house.public.ts'
import { commissionKey } from '../access/commission-key.ts'
import type { CommissionRow } from '../commissions.table.ts'
import { CommissionMail } from './commission-mail.tsx'
import { commissionMailsEn } from './commission-mails.en.ts'
import { commissionMailsFr } from './commission-mails.fr.ts'

const mails = { fr: commissionMailsFr, en: commissionMailsEn }

type MailKind = Exclude<keyof typeof commissionMailsFr.letters, 'house'>

type Writing = Pick<Context, 'publicUrl'>

interface CommissionMailInput {
  readonly commission: CommissionRow
  readonly kind: MailKind
  /** What tells this mail from others of its kind; none where it is written once. */
  readonly cause?: string
  readonly values?: Readonly<Record<string, string>>
  /** What somebody of the house has written to the customer. */
  readonly quoted?: string
  readonly attachments?: readonly Attachment[]
  readonly heldSeconds?: number
}

/** The prefix of the cause keys of mails about commissions. */
export const commissionMailsFrom = 'commission:'

/** What a mail about a commission is written for, once. */
export const commissionMailCause = (id: string, kind: string, cause = '') =>
  `${commissionMailsFrom}${kind}:${id}${cause && `:${cause}`}`

const isStrangers = (kind: MailKind) => kind === 'wished'

/**
 * Queues a mail to the customer of a commission, in the customer's language, in the transaction of the event. The first one
 * goes to an address that a stranger may have typed: it says nothing that was typed.
 */
export const queueCommissionMail = async (
  ctx: Writing & Pick<Context, 'tokens'>,
  db: Db,
  { commission, kind, cause, values = {}, quoted = '', attachments = [], heldSeconds }: CommissionMailInput,
) => {
  const { id, number, firstName, language: lng, email: to, accountId } = commission
  if (to === '') return
  const house = await readHouse(db)
  const words = mails[lng]
  const fill = fillPlaces({ number, house: house.name, name: firstName, ...values })
  const { subject, text } = words.letters[kind]
  const address = `${ctx.publicUrl}${localizedPath(pathTo('commission'), lng)}#${id}.${commissionKey(ctx, id)}`
  const body = await renderMail(
    <CommissionMail
      house={house.name}
      lng={lng}
      subject={fill(subject)}
      greeting={isStrangers(kind) ? undefined : fill(words.greeting)}
      paragraphs={text.map(fill)}
      quoted={quoted}
      link={{ address, button: words.button, hint: words.linkHint }}
      farewell={fill(words.farewell)}
    />,
  )
  await queueMail(db, {
    causeKey: commissionMailCause(id, kind, cause),
    accountId: accountId ?? undefined,
    to,
    language: lng,
    subject: fill(subject),
    ...body,
    ...(attachments.length > 0 && { attachments }),
    ...(heldSeconds !== undefined && { heldSeconds }),
  })
}

interface StaffMailInput {
  readonly commission: CommissionRow
  readonly what: keyof typeof commissionMailsFr.whatHappened
  readonly cause?: string
}

/** Tells the house, in its own language, what happened to a commission. */
export const queueStaffMail = async (ctx: Writing, db: Db, { commission, what, cause }: StaffMailInput) => {
  const lng = 'fr'
  const house = await readHouse(db)
  const words = mails[lng]
  const fill = fillPlaces({ number: commission.number, what: words.whatHappened[what] })
  const { subject, text } = words.letters.house
  const address = `${ctx.publicUrl}${pathTo('adminCommissions')}?opened=${commission.id}`
  const body = await renderMail(
    <CommissionMail
      house={house.name}
      lng={lng}
      subject={fill(subject)}
      paragraphs={text.map(fill)}
      link={{ address, button: words.houseButton, hint: words.linkHint }}
    />,
  )
  await queueMail(db, {
    causeKey: commissionMailCause(commission.id, `house-${what}`, cause),
    accountId: commission.accountId ?? undefined,
    to: house.email,
    language: lng,
    subject: fill(subject),
    ...body,
  })
}
