import { eq, sql } from 'drizzle-orm'
import { audit } from '../../../../platform/audit/audit.ts'
import { dateOf } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import type { Language } from '../../../../shared/i18n/languages.ts'
import { newsletterSubscribers } from '../../../newsletter/server/newsletter.table.ts'
import { hasEnglish, languagesOfReaders, missingToBeSent } from '../../letter.rules.ts'
import type { LetterContent } from '../../letter.schema.ts'
import { letterAudit } from '../../letters.audit.ts'
import { lettersErrors } from '../../letters.errors.ts'
import type { LetterAudience } from '../../letters.limits.ts'
import { isConfirmed } from '../is-confirmed.ts'
import { type LetterRow, letterReaders, letters } from '../letters.table.ts'
import { renderLetter } from '../mails/render-letter.tsx'
import { findShownParts } from '../mails/shown-parts.ts'

/** Refuses a letter that lacks something, or shows what the house does not show. */
export const requireReady = async (ctx: Pick<Context, 'db' | 'clock'>, content: LetterContent) => {
  const { products, pictures } = await findShownParts(ctx, { content, lng: 'fr' })
  const gone = content.parts.flatMap((part, place) => {
    if (part.kind === 'product' && !products.has(part.id)) return [[`parts.${place}`, 'fields.productGone']]
    if (part.kind === 'picture' && !pictures.has(part.id)) return [[`parts.${place}`, 'fields.pictureGone']]
    return []
  })
  const fields = { ...missingToBeSent(content), ...Object.fromEntries(gone) }
  if (Object.keys(fields).length > 0) throw lettersErrors.notReady({ fields })
}

/** Notes every confirmed address of these languages as a reader, and returns how many there are. */
const enterReaders = async (db: Db, letterId: string, languages: readonly Language[]) => {
  if (languages.length === 0) return 0
  await db.execute(sql`
    insert into letter_readers (letter_id, subscriber_id)
    select ${letterId}::uuid, ${newsletterSubscribers.id} from ${newsletterSubscribers}
    where ${isConfirmed} and ${newsletterSubscribers.language} in (${sql.join(
      languages.map((lng) => sql`${lng}`),
      sql`, `,
    )})`)
  return db.$count(letterReaders, eq(letterReaders.letterId, letterId))
}

export interface Readers {
  readonly audience: LetterAudience
  readonly frenchForAll: boolean
}

/** Begins to send a locked letter: from now on its words, its prices and its readers stay what they are. */
export const startSending = async (
  ctx: Context,
  { id, content, version }: LetterRow,
  { audience, frenchForAll }: Readers,
) => {
  const { db } = ctx
  await requireReady(ctx, content)
  const isBilingual = hasEnglish(content)
  const languages = languagesOfReaders({ audience, frenchForAll, hasEnglish: isBilingual })
  const readers = await enterReaders(db, id, languages)
  if (readers === 0) throw lettersErrors.nobody()
  const mails = {
    fr: await renderLetter(ctx, { content, lng: 'fr' }),
    ...(isBilingual && { en: await renderLetter(ctx, { content, lng: 'en' }) }),
  }
  const now = dateOf(ctx.clock.now())
  await db
    .update(letters)
    .set({
      status: 'sending',
      audience,
      mails,
      readers,
      begunAt: now,
      updatedAt: now,
      version: version + 1,
      ...{ sendAt: null, missedAt: null, missedBecause: null },
    })
    .where(eq(letters.id, id))
  await audit(db, ctx, letterAudit.sent, { id, after: { audience, readers } })
}
