import type { Context } from '../../../../platform/context/context.ts'
import type { QueuedMail } from '../../../../platform/mail/queue-mail.ts'
import { renderMail } from '../../../../platform/mail/render-mail.ts'
import type { Language } from '../../../../shared/i18n/languages.ts'
import { localized } from '../../../../shared/i18n/localized.ts'
import { localizedPath } from '../../../../shared/i18n/localized-path.ts'
import { pathTo } from '../../../../sitemap.ts'
import { readHouse } from '../../../settings/server/house.public.ts'
import type { LetterContent } from '../../letter.schema.ts'
import type { WrittenLetter } from '../letters.table.ts'
import { LetterMail } from './letter-mail.tsx'
import { findShownParts } from './shown-parts.ts'

/** Stands for the key of the reader until the mail is written; no key of anybody looks so. */
const keyPlace = '_-_key-of-this-reader_-_'

const stopAddressOf = ({ publicUrl }: Pick<Context, 'publicUrl'>, key: string, lng: Language) =>
  `${publicUrl}${localizedPath(`${pathTo('newsletterStop')}?token=${key}`, lng)}`

interface Rendering {
  readonly content: LetterContent
  readonly lng: Language
}

/** A letter with what the house shows at this moment, the same for every reader but for the link to stop. */
export const renderLetter = async (
  ctx: Pick<Context, 'db' | 'clock' | 'publicUrl'>,
  { content, lng }: Rendering,
): Promise<WrittenLetter> => {
  const { name: house } = await readHouse(ctx.db)
  const body = await renderMail(
    <LetterMail
      content={content}
      house={house}
      lng={lng}
      at={(path) => `${ctx.publicUrl}${path}`}
      shown={await findShownParts(ctx, { content, lng })}
      stopAddress={stopAddressOf(ctx, keyPlace, lng)}
    />,
  )
  return { subject: localized(lng, content.fr.subject, content.en.subject), ...body }
}

interface Reader {
  readonly lng: Language
  readonly stopKey: string
}

/** The mail to one reader, with the link that stops the letters in it and in its headers. */
export const letterFor = (
  ctx: Pick<Context, 'publicUrl'>,
  { subject, html, text }: WrittenLetter,
  { lng, stopKey }: Reader,
): Pick<QueuedMail, 'subject' | 'html' | 'text' | 'language' | 'unsubscribeUrl' | 'byHand'> => ({
  subject,
  html: html.replaceAll(keyPlace, stopKey),
  text: text.replaceAll(keyPlace, stopKey),
  language: lng,
  unsubscribeUrl: stopAddressOf(ctx, stopKey, lng),
  byHand: true,
})
