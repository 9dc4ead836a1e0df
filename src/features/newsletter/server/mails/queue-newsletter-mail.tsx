import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { fillPlaces } from '../../../../platform/mail/fill-places.ts'
import { Letter } from '../../../../platform/mail/letter.tsx'
import { LetterLink } from '../../../../platform/mail/letter-link.tsx'
import { queueMail } from '../../../../platform/mail/queue-mail.ts'
import { renderMail } from '../../../../platform/mail/render-mail.ts'
import { localizedPath } from '../../../../shared/i18n/localized-path.ts'
import { pathTo } from '../../../../sitemap.ts'
import { welcomePromotion } from '../../../promotions/reduction.rules.ts'
import { readHouse } from '../../../settings/server/house.public.ts'
import { confirmDays } from '../../newsletter.limits.ts'
import type { SubscriberRow } from '../newsletter.table.ts'
import { mailCause } from './mail-cause.ts'
import { newsletterMailsEn } from './newsletter-mails.en.ts'
import { newsletterMailsFr } from './newsletter-mails.fr.ts'

const words = { fr: newsletterMailsFr, en: newsletterMailsEn }
const small = { fontSize: 13, color: '#5d554b' }

interface NewsletterMail {
  readonly kind: 'confirm' | 'welcome' | 'welcomeBack'
  readonly subscriber: SubscriberRow
  /** The event that the mail is about: one mail is written for it, however often it is handled. */
  readonly cause: string
  /** The key in the link to confirm. */
  readonly token?: string
}

/** Writes to a subscriber, with the link that unsubscribes at the foot and in a header for mail programs. */
export const queueNewsletterMail = async (
  { publicUrl }: Pick<Context, 'publicUrl'>,
  db: Db,
  { kind, subscriber, cause, token = '' }: NewsletterMail,
) => {
  const { language, email: to, stopKey } = subscriber
  const { name: house } = await readHouse(db)
  const { greeting, farewell, linkHint: hint, stop, [kind]: letter } = words[language]
  const { code, percent } = welcomePromotion
  const values: Readonly<Record<string, string>> = {
    house,
    code,
    percent: String(percent),
    days: String(confirmDays),
  }
  const fill = fillPlaces(values)
  const at = (path: string) => `${publicUrl}${localizedPath(path, language)}`
  const unsubscribeUrl = at(`${pathTo('newsletterStop')}?token=${stopKey}`)
  const address = at(
    kind === 'confirm' ? `${pathTo('newsletterConfirmation')}?token=${token}` : pathTo('shop'),
  )
  const subject = fill(letter.subject)
  const body = await renderMail(
    <Letter house={house} lng={language} subject={subject}>
      <p>{greeting}</p>
      {letter.text.map((paragraph) => (
        <p key={paragraph}>{fill(paragraph)}</p>
      ))}
      <LetterLink address={address} button={letter.button} hint={hint} />
      <p>{fill(farewell)}</p>
      <p style={small}>
        <a href={unsubscribeUrl} style={small}>
          {stop}
        </a>
      </p>
    </Letter>,
  )
  await queueMail(db, {
    causeKey: mailCause(`${kind}:${cause}`),
    to,
    language,
    subject,
    unsubscribeUrl,
    ...body,
  })
}
