import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import type { Language } from '../../../../shared/i18n/languages.ts'
import type { AgreedMaking } from '../../../papers/invoice-of-instalment.ts'
import type { Wording } from '../../../papers/printed-parties.ts'
import type { Words } from '../../quotes/quote-content.ts'
import type { CommissionRow } from '../commissions.table.ts'
import type { QuoteRow } from '../quotes.repository.public.ts'

export const wordingOf = ({ fr, en }: Words, language: Language): Wording =>
  language === 'en' && en !== null && en !== fr ? { fr, en } : { fr }

/** What was agreed to, as the papers of its instalments need it. */
export const agreedMaking = (
  { number, language }: Pick<CommissionRow, 'number' | 'language'>,
  { version, content, acceptance, acceptedAt }: QuoteRow,
): AgreedMaking => {
  if (!acceptance || !acceptedAt) throw new Error(`${number} has a paper without an accepted quote`)
  const { billingAddress, seller, house } = acceptance
  return {
    number,
    version,
    language,
    acceptedOn: parisTime(acceptedAt.getTime()).date,
    title: wordingOf(content.title, language),
    lines: content.lines.map(({ quantity, unitCents, ...words }) => ({
      description: wordingOf(words, language),
      quantity,
      unitCents,
    })),
    billingAddress,
    seller,
    house,
  }
}
