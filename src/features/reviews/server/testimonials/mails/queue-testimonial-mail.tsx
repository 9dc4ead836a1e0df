import type { Context } from '../../../../../platform/context/context.ts'
import type { Db } from '../../../../../platform/db/database.ts'
import { Letter } from '../../../../../platform/mail/letter.tsx'
import { LetterLink } from '../../../../../platform/mail/letter-link.tsx'
import { LetterQuote } from '../../../../../platform/mail/letter-quote.tsx'
import { queueMail } from '../../../../../platform/mail/queue-mail.ts'
import { renderMail } from '../../../../../platform/mail/render-mail.ts'
import { localizedPath } from '../../../../../shared/i18n/localized-path.ts'
import { readHouse } from '../../../../settings/server/house.public.ts'
import { publicationDays } from '../../../testimonials.limits.ts'
import type { TestimonialRow } from '../testimonials.table.ts'
import { testimonialMailsEn } from './testimonial-mails.en.ts'
import { testimonialMailsFr } from './testimonial-mails.fr.ts'

const words = { fr: testimonialMailsFr, en: testimonialMailsEn }

/** What a mail about a testimonial is written once for. */
export const mailCause = (what: string) => `testimonial:${what}`

type Told =
  | { readonly kind: 'confirm'; readonly row: TestimonialRow; readonly token: string }
  | { readonly kind: 'approved' | 'rejected'; readonly row: TestimonialRow; readonly decidedAt: Date }

const pathOf = (told: Told) => (told.kind === 'confirm' ? `/avis/confirmation#${told.token}` : '/avis')

const causeOf = (told: Told) =>
  told.kind === 'confirm' ? told.row.id : `${told.row.id}:${told.decidedAt.getTime()}`

const filled = (sentence: string, values: Readonly<Record<string, string>>) =>
  sentence.replace(/\{\{(\w+)\}\}/g, (_, place: string) => values[place] ?? '')

/** Writes to the author of a testimonial in the transaction of what happened. */
export const queueTestimonialMail = async ({ publicUrl }: Pick<Context, 'publicUrl'>, db: Db, told: Told) => {
  const { row, kind } = told
  const { email: to, language, refusalReason } = row
  if (to === null) return
  const { name: house, email } = await readHouse(db)
  const { greeting, farewell, linkHint: hint, reasons, [kind]: letter } = words[language]
  const reason = refusalReason === null ? '' : reasons[refusalReason]
  const values = { house, email, reason, name: row.name, days: String(publicationDays) }
  const fill = (sentence: string) => filled(sentence, values)
  const address = `${publicUrl}${localizedPath(pathOf(told), language)}`
  const subject = fill(letter.subject)
  const body = await renderMail(
    <Letter house={house} lng={language} subject={subject}>
      <p>{fill(greeting)}</p>
      {letter.text.map((paragraph) => (
        <p key={paragraph}>{fill(paragraph)}</p>
      ))}
      {kind !== 'confirm' && <LetterQuote text={row.content} />}
      <LetterLink address={address} button={letter.button} hint={hint} />
      <p>{fill(farewell)}</p>
    </Letter>,
  )
  await queueMail(db, { causeKey: mailCause(`${kind}:${causeOf(told)}`), to, language, subject, ...body })
}

/** Tells the author what was decided, once the address is confirmed. */
export const queueDecision = async (ctx: Pick<Context, 'publicUrl'>, db: Db, row: TestimonialRow) => {
  const { status, decidedAt, emailConfirmedAt } = row
  if (status === 'pending' || !decidedAt || !emailConfirmedAt) return
  await queueTestimonialMail(ctx, db, { kind: status, row, decidedAt })
}
