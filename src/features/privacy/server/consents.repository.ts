import { and, asc, desc, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database.ts'
import { consentPurposes, consentWording } from '../consents.ts'
import type { Consent } from '../privacy.contract.ts'
import { consents } from './consents.table.ts'

/** The consents of an account: its last answer to each question in today's wording. */
export const findConsents = async (db: Db, accountId: string): Promise<Consent[]> => {
  const answers = await db
    .selectDistinctOn([consents.purpose], {
      purpose: consents.purpose,
      granted: consents.granted,
      answeredAt: consents.answeredAt,
    })
    .from(consents)
    .where(and(eq(consents.accountId, accountId), eq(consents.wording, consentWording)))
    .orderBy(asc(consents.purpose), desc(consents.id))
  return consentPurposes.map((purpose) => {
    const answer = answers.find((each) => each.purpose === purpose)
    if (!answer) return { purpose, granted: false, answeredAt: null }
    return { purpose, granted: answer.granted, answeredAt: answer.answeredAt.toISOString() }
  })
}
