import { eq } from 'drizzle-orm'
import type { Context } from '../../../../../platform/context/context.ts'
import type { Db } from '../../../../../platform/db/database.ts'
import { Letter } from '../../../../../platform/mail/letter.tsx'
import { LetterLink } from '../../../../../platform/mail/letter-link.tsx'
import { LetterQuote } from '../../../../../platform/mail/letter-quote.tsx'
import { queueMail } from '../../../../../platform/mail/queue-mail.ts'
import { renderMail } from '../../../../../platform/mail/render-mail.ts'
import { localizedPath } from '../../../../../shared/i18n/localized-path.ts'
import { accounts } from '../../../../accounts/server/accounts.table.ts'
import { products } from '../../../../catalog/server/catalog.table.ts'
import type { productReviews } from '../../../../catalog/server/reviews/product-reviews.table.ts'
import { readHouse } from '../../../../settings/server/house.public.ts'
import { refusalReasons } from '../../../refusal-reasons.ts'
import { testimonialMailsEn } from '../../testimonials/mails/testimonial-mails.en.ts'
import { testimonialMailsFr } from '../../testimonials/mails/testimonial-mails.fr.ts'

const words = { fr: testimonialMailsFr, en: testimonialMailsEn }

type ReviewRow = typeof productReviews.$inferSelect

/** Tells the author why a review is not published any more; of whoever has left there is no address. */
export const queueRefusal = async ({ publicUrl }: Pick<Context, 'publicUrl'>, db: Db, row: ReviewRow) => {
  const { id, accountId, productId, comment, decidedAt } = row
  const [author] = accountId ? await db.select().from(accounts).where(eq(accounts.id, accountId)) : []
  const reason = refusalReasons.find((known) => known === row.refusalReason)
  if (!author || !reason || !decidedAt) return
  const [product] = await db
    .select({ nameFr: products.nameFr, nameEn: products.nameEn })
    .from(products)
    .where(eq(products.id, productId))
  const { language, email: to, firstName: name } = author
  const { name: house, email } = await readHouse(db)
  const { greeting, farewell, linkHint: hint, reasons, productRejected: letter } = words[language]
  const piece = (language === 'en' && product?.nameEn) || (product?.nameFr ?? '')
  const values: Readonly<Record<string, string>> = { house, email, name, piece, reason: reasons[reason] }
  const fill = (sentence: string) =>
    sentence.replace(/\{\{(\w+)\}\}/g, (_, place: string) => values[place] ?? '')
  const subject = fill(letter.subject)
  const address = `${publicUrl}${localizedPath(`/boutique/produit/${productId}`, language)}`
  const body = await renderMail(
    <Letter house={house} lng={language} subject={subject}>
      <p>{fill(greeting)}</p>
      {letter.text.map((paragraph) => (
        <p key={paragraph}>{fill(paragraph)}</p>
      ))}
      {comment && <LetterQuote text={comment} />}
      <LetterLink address={address} button={letter.button} hint={hint} />
      <p>{fill(farewell)}</p>
    </Letter>,
  )
  await queueMail(db, {
    causeKey: `product-review:rejected:${id}:${decidedAt.getTime()}`,
    accountId: author.id,
    to,
    language,
    subject,
    ...body,
  })
}
