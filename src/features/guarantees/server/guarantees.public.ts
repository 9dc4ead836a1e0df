import { eq, inArray } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { Attachment } from '../../../platform/mail/queue-mail.ts'
import { type Language, languages } from '../../../shared/i18n/languages.ts'
import { durabilityLabels, guaranteeNotices } from './guarantees.table.ts'
import { guaranteesInPlace } from './guarantees-in-place.ts'

/** Whether the Union's notice stands in place for every language of the site. */
export const hasEveryNotice = async (db: Db) => (await db.$count(guaranteeNotices)) === languages.length

/** For how many years the house guarantees a product beyond the law; products without such a guarantee are left out. */
export const guaranteedYears = async ({ resident }: Pick<Context, 'resident'>) => {
  const { durability } = await resident(guaranteesInPlace)
  return new Map([...durability].map(([productId, { years }]) => [productId, years] as const))
}

const fileNames = {
  fr: { notice: 'garantie-legale.png', label: 'garantie-de-durabilite' },
  en: { notice: 'legal-guarantee.png', label: 'guarantee-of-durability' },
} as const satisfies Record<Language, object>

const attached = (filename: string, png: Uint8Array): Attachment => ({
  filename,
  contentType: 'image/png',
  content: png,
})

interface Sold {
  readonly language: Language
  /** The products that were sold with a guarantee of durability. */
  readonly durable: readonly string[]
}

/** The official files that the mail to a customer carries, as far as they are in place: the notice and the labels. */
export const attachedGuarantees = async (
  db: Db,
  { language, durable }: Sold,
): Promise<readonly Attachment[]> => {
  const names = fileNames[language]
  const [notice] = await db
    .select({ png: guaranteeNotices.png })
    .from(guaranteeNotices)
    .where(eq(guaranteeNotices.language, language))
  const labels =
    durable.length === 0
      ? []
      : await db
          .select({ png: durabilityLabels.png })
          .from(durabilityLabels)
          .where(inArray(durabilityLabels.productId, [...durable]))
          .orderBy(durabilityLabels.productId)
  return [
    ...(notice ? [attached(names.notice, notice.png)] : []),
    ...labels.map(({ png }, at) => attached(`${names.label}-${at + 1}.png`, png)),
  ]
}
