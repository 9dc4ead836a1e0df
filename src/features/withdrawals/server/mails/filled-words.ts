import type { Db } from '../../../../platform/db/database.ts'
import { fillPlaces } from '../../../../platform/mail/fill-places.ts'
import { spokenDay } from '../../../../shared/dates/spoken-day.ts'
import type { Language } from '../../../../shared/i18n/languages.ts'
import { readHouse } from '../../../settings/server/house.public.ts'
import { readSeller } from '../../../settings/server/seller.public.ts'
import { spokenMoment } from '../../spoken-moment.ts'
import type { WithdrawalRow } from '../withdrawals.table.ts'
import { withdrawalMailsEn } from './withdrawal-mails.en.ts'
import { withdrawalMailsFr } from './withdrawal-mails.fr.ts'

const mails = { fr: withdrawalMailsFr, en: withdrawalMailsEn }

interface Filling {
  readonly row: WithdrawalRow
  readonly lng: Language
  readonly values?: Readonly<Record<string, string>>
}

/** The texts of the mails about a withdrawal, and the values of their placeholders. */
export const filledWords = async (db: Db, { row, lng, values = {} }: Filling) => {
  const house = await readHouse(db)
  const seller = await readSeller(db)
  const { street, postalCode, city } = house.address
  const known: Readonly<Record<string, string>> = {
    house: house.name,
    address: `${house.name}, ${street}, ${postalCode} ${city}`,
    name: row.name,
    reference: row.reference,
    at: spokenMoment(row.submittedAt.getTime(), lng),
    due: spokenDay(row.refundDueOn, lng),
    email: seller.returnsEmail,
    mediator: `${seller.mediator.name}, ${seller.mediator.url}`,
    ...values,
  }
  const fill = fillPlaces(known)
  return { house: house.name, returnsEmail: seller.returnsEmail, words: mails[lng], fill }
}
