import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { fillPlaces } from '../../../../platform/mail/fill-places.ts'
import { Letter } from '../../../../platform/mail/letter.tsx'
import { LetterLink } from '../../../../platform/mail/letter-link.tsx'
import { LetterQuote } from '../../../../platform/mail/letter-quote.tsx'
import { dropHeldMail, queueMail } from '../../../../platform/mail/queue-mail.ts'
import { renderMail } from '../../../../platform/mail/render-mail.ts'
import { longDay } from '../../../../shared/dates/long-day.ts'
import { undoSeconds } from '../../../../shared/undo-seconds.ts'
import { pathTo } from '../../../../sitemap.ts'
import { readHouse } from '../../../settings/server/house.public.ts'
import type { ContactMessageRow } from '../contact-messages.table.ts'
import { contactMailsEn } from './contact-mails.en.ts'
import { contactMailsFr } from './contact-mails.fr.ts'
import { mailCause } from './mail-cause.ts'

const words = { fr: contactMailsFr, en: contactMailsEn }

const filled = async (db: Db, { language, fullName, subject, receivedAt }: ContactMessageRow) => {
  const { name: house, email } = await readHouse(db)
  const day = longDay(receivedAt.toISOString(), language)
  const values: Readonly<Record<string, string>> = { house, email, day, subject, name: fullName }
  const fill = fillPlaces(values)
  return { house, houseEmail: email, fill, words: words[language] }
}

/**
 * Tells the author that the message has come. It quotes nothing of it, not even the name: otherwise a stranger could
 * have the house send any text to any address.
 */
export const queueReceipt = async (db: Db, row: ContactMessageRow) => {
  const { language, email: to, id } = row
  const { house, fill, words: said } = await filled(db, row)
  const { greeting, subject, text } = said.receipt
  const body = await renderMail(
    <Letter house={house} lng={language} subject={subject}>
      <p>{greeting}</p>
      {text.map((paragraph) => (
        <p key={paragraph}>{fill(paragraph)}</p>
      ))}
      <p>{fill(said.farewell)}</p>
    </Letter>,
  )
  await queueMail(db, { causeKey: mailCause(`receipt:${id}`), to, language, subject, ...body })
}

/** Tells the house that a message has come. It is answered in the inbox, where the whole team sees it. */
export const queueStaffNotice = async (
  { publicUrl }: Pick<Context, 'publicUrl'>,
  db: Db,
  row: ContactMessageRow,
) => {
  const { house, houseEmail: to } = await filled(db, row)
  const subject = `Message de ${row.fullName}\u00a0: ${row.subject}`
  const body = await renderMail(
    <Letter house={house} lng="fr" subject={subject}>
      <p>
        {row.fullName} ({row.email}) {'vous écrit\u00a0:'}
      </p>
      <LetterQuote text={row.message} />
      <LetterLink
        address={`${publicUrl}${pathTo('adminMessages')}?opened=${row.id}`}
        button="Lire et répondre"
        hint="Si le bouton ne répond pas, copiez cette adresse dans votre navigateur :"
      />
    </Letter>,
  )
  await queueMail(db, { causeKey: mailCause(`notice:${row.id}`), to, language: 'fr', subject, ...body })
}

interface Answered {
  readonly row: ContactMessageRow
  readonly replyId: string
  readonly text: string
}

/** Sends what the house answered, with what was asked below it. */
export const queueReply = async (db: Db, { row, replyId, text }: Answered) => {
  const { language, email: to } = row
  const { house, fill, words: said } = await filled(db, row)
  const subject = fill(said.reply.subject)
  const body = await renderMail(
    <Letter house={house} lng={language} subject={subject}>
      <p>{fill(said.reply.greeting)}</p>
      {text.split('\n\n').map((paragraph, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a text that never changes, some of which are alike
        <p key={place} style={{ whiteSpace: 'pre-line' }}>
          {paragraph}
        </p>
      ))}
      <p>{fill(said.farewell)}</p>
      <p>{fill(said.reply.answer)}</p>
      <p>{fill(said.reply.written)}</p>
      <LetterQuote text={row.message} />
    </Letter>,
  )
  await queueMail(db, {
    causeKey: mailCause(`reply:${replyId}`),
    to,
    language,
    subject,
    byHand: true,
    heldSeconds: undoSeconds,
    ...body,
  })
}

/** Takes an answer back that has not left yet. */
export const dropReply = (db: Db, replyId: string) => dropHeldMail(db, mailCause(`reply:${replyId}`))
