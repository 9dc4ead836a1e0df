import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { fillPlaces } from '../../../../platform/mail/fill-places.ts'
import { Letter } from '../../../../platform/mail/letter.tsx'
import { LetterLink } from '../../../../platform/mail/letter-link.tsx'
import { LetterQuote } from '../../../../platform/mail/letter-quote.tsx'
import { queueMail } from '../../../../platform/mail/queue-mail.ts'
import { renderMail } from '../../../../platform/mail/render-mail.ts'
import type { Language } from '../../../../shared/i18n/languages.ts'
import { localizedPath } from '../../../../shared/i18n/localized-path.ts'
import type { RefusalReason } from '../../../catalog/reviews/review-refusal-reasons.ts'
import { readHouse } from '../../../settings/server/house.public.ts'
import { publicationDays } from '../../reviews.limits.ts'
import { reviewMailsEn } from './review-mails.en.ts'
import { reviewMailsFr } from './review-mails.fr.ts'

const words = { fr: reviewMailsFr, en: reviewMailsEn }

type LetterKind = Exclude<keyof typeof reviewMailsFr, 'greeting' | 'farewell' | 'linkHint' | 'reasons'>

interface ReviewLetter {
  readonly kind: LetterKind
  readonly causeKey: string
  readonly accountId?: string
  readonly to: string
  readonly language: Language
  /** The name in the greeting of the mail. */
  readonly name: string
  readonly reason: RefusalReason | null
  /** The name of the product, for letters about its review. */
  readonly product?: string
  /** The text of the review, if the mail quotes it. */
  readonly quote?: string
  readonly path: string
  readonly heldSeconds?: number
}

/** Queues a mail to the author of a review, in the transaction that changes the review. */
export const queueReviewLetter = async (
  { publicUrl }: Pick<Context, 'publicUrl'>,
  db: Db,
  {
    kind,
    causeKey,
    accountId,
    to,
    language,
    name,
    reason,
    product = '',
    quote,
    path,
    heldSeconds = 0,
  }: ReviewLetter,
) => {
  const { name: house, email } = await readHouse(db)
  const { greeting, farewell, linkHint: hint, reasons, [kind]: letter } = words[language]
  const values: Readonly<Record<string, string>> = {
    ...{ house, email, name, product },
    reason: reason === null ? '' : reasons[reason],
    days: String(publicationDays),
  }
  const fill = fillPlaces(values)
  const address = `${publicUrl}${localizedPath(path, language)}`
  const subject = fill(letter.subject)
  const body = await renderMail(
    <Letter house={house} lng={language} subject={subject}>
      <p>{fill(greeting)}</p>
      {letter.text.map((paragraph) => (
        <p key={paragraph}>{fill(paragraph)}</p>
      ))}
      {quote && <LetterQuote text={quote} />}
      <LetterLink address={address} button={letter.button} hint={hint} />
      <p>{fill(farewell)}</p>
    </Letter>,
  )
  await queueMail(db, {
    causeKey,
    ...(accountId && { accountId }),
    to,
    language,
    subject,
    heldSeconds,
    ...body,
  })
}
