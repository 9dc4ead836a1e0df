import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { fillPlaces } from '../../../../platform/mail/fill-places.ts'
import { queueMails } from '../../../../platform/mail/queue-mail.ts'
import { renderMail } from '../../../../platform/mail/render-mail.ts'
import { localizedPath } from '../../../../shared/i18n/localized-path.ts'
import { pathTo } from '../../../../sitemap.ts'
import { isMadeToMeasure } from '../../../catalog/catalog.rules.ts'
import { readHouse } from '../../../settings/server/house.public.ts'
import { confirmHours } from '../../restock.limits.ts'
import type { StockAlert } from '../stock-alerts.table.ts'
import { AlertMail } from './alert-mail.tsx'
import { alertMailsEn } from './alert-mails.en.ts'
import { alertMailsFr } from './alert-mails.fr.ts'
import { mailCause } from './mail-cause.ts'

const words = { fr: alertMailsFr, en: alertMailsEn }

interface Letter {
  readonly alert: StockAlert
  /** The event that the mail is about: it is written once, however often the event is handled. */
  readonly cause: string
  /** The key in the confirmation link. */
  readonly key?: string
}

interface AlertMails {
  readonly kind: 'confirm' | 'back'
  readonly product: { readonly nameFr: string; readonly nameEn: string | null }
  readonly letters: readonly Letter[]
}

const namedIn = ({ language, size }: StockAlert, { nameFr, nameEn }: AlertMails['product']) => {
  const name = (language === 'en' && nameEn) || nameFr
  if (size === '') return name
  const { inSize, madeToMeasure } = words[language]
  return fillPlaces({ name, size })(isMadeToMeasure(size) ? madeToMeasure : inSize)
}

/** Queues mails to customers who wait, each in the customer's language, in the transaction of the event. */
export const queueAlertMails = async (
  { publicUrl }: Pick<Context, 'publicUrl'>,
  db: Db,
  { kind, product, letters }: AlertMails,
) => {
  if (letters.length === 0) return
  const { name: house } = await readHouse(db)
  const written = await Promise.all(
    letters.map(async ({ alert, cause, key = '' }) => {
      const { language, stopKey, productId, accountId, email: to } = alert
      const { greeting, farewell, linkHint: hint, stop, [kind]: letter } = words[language]
      const values = { house, piece: namedIn(alert, product), hours: String(confirmHours) }
      const fill = fillPlaces(values)
      const at = (path: string) => `${publicUrl}${localizedPath(path, language)}`
      const address = at(
        kind === 'confirm'
          ? `${pathTo('stockAlertConfirmation')}#${key}`
          : pathTo('product', { id: productId }),
      )
      const unsubscribeUrl = at(`${pathTo('stockAlertStop')}?key=${stopKey}`)
      const subject = fill(letter.subject)
      const body = await renderMail(
        <AlertMail
          house={house}
          lng={language}
          subject={subject}
          greeting={greeting}
          paragraphs={letter.text.map(fill)}
          link={{ address, button: letter.button, hint }}
          farewell={fill(farewell)}
          stop={{ address: unsubscribeUrl, words: stop }}
        />,
      )
      const causeKey = mailCause(`${kind}:${cause}`)
      return { causeKey, accountId: accountId ?? undefined, to, language, subject, unsubscribeUrl, ...body }
    }),
  )
  await queueMails(db, written)
}
