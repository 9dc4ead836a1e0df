import { and, count, eq, inArray, isNull } from 'drizzle-orm'
import { audit } from '../../../platform/audit/audit.ts'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { onlyRow } from '../../../platform/db/only-row.ts'
import { violatedConstraint } from '../../../platform/db/violated-constraint.ts'
import { centsOfEuros } from '../../../shared/money.ts'
import { categories, products } from '../../catalog/server/catalog.table.ts'
import { promotionAudit } from '../promotions.audit.ts'
import type { PromotionInput } from '../promotions.contract.ts'
import { promotionsErrors } from '../promotions.errors.ts'
import { promotionLimits } from '../promotions.limits.ts'
import { welcomePromotion } from '../reduction.rules.ts'
import { promotionPeople, promotions } from './promotions.table.ts'
import { isBorne } from './uses.ts'

const rowOf = ({
  amount,
  least,
  people: _,
  excludedProducts,
  excludedCategories,
  ...input
}: PromotionInput) => ({
  ...input,
  amountCents: amount === null ? null : centsOfEuros(amount),
  leastCents: centsOfEuros(least),
  excludedProducts: [...new Set(excludedProducts)],
  excludedCategories: [...new Set(excludedCategories)],
})

type Written = ReturnType<typeof rowOf>

/** What a code leaves out has to exist when it is written; it may go afterwards. */
const requireKnown = async (db: Db, { excludedCategories, excludedProducts }: Written) => {
  const known = await db.$count(categories, inArray(categories.id, excludedCategories))
  if (known < excludedCategories.length)
    throw promotionsErrors.categoryUnknown({ fields: { excludedCategories: 'errors.categoryUnknown' } })
  const there = and(inArray(products.id, excludedProducts), isNull(products.deletedAt))
  if ((await db.$count(products, there)) < excludedProducts.length)
    throw promotionsErrors.productUnknown({ fields: { excludedProducts: 'errors.productUnknown' } })
}

const codeTaken = () => promotionsErrors.codeTaken({ fields: { code: 'errors.codeTaken' } })

interface People {
  readonly id: string
  readonly people: PromotionInput['people']
}

const writePeople = async (db: Db, { id, people }: People) => {
  await db.delete(promotionPeople).where(eq(promotionPeople.promotionId, id))
  const emails = [...new Set(people.map((email) => email.toLowerCase()))]
  if (emails.length > 0)
    await db.insert(promotionPeople).values(emails.map((email) => ({ promotionId: id, email })))
}

/** Only a code for named people keeps addresses. */
const peopleOf = ({ audience, people }: PromotionInput) => (audience === 'named' ? people : [])

/** Makes a code and returns its id. */
export const createPromotion = (ctx: Context, input: PromotionInput) =>
  ctx.once(async ({ db }) => {
    const row = rowOf(input)
    await requireKnown(db, row)
    const [kept] = await db.select({ count: count() }).from(promotions)
    if ((kept?.count ?? 0) >= promotionLimits.most)
      throw promotionsErrors.tooManyPromotions({ values: { limit: promotionLimits.most } })
    if (row.code === welcomePromotion.code) throw codeTaken()
    const [made] = await db.insert(promotions).values(row).onConflictDoNothing().returning()
    if (!made) throw codeTaken()
    await writePeople(db, { id: made.id, people: peopleOf(input) })
    await audit(db, ctx, promotionAudit.created, { id: made.id, after: made })
    return made.id
  })

/** Locked like an order does that takes the code, so that nobody takes it while it is changed. */
const lockPromotion = async (db: Db, id: string) => {
  const [promotion] = await db.select().from(promotions).where(eq(promotions.id, id)).for('no key update')
  if (!promotion) throw promotionsErrors.promotionNotFound()
  return promotion
}

interface Change {
  readonly id: string
  readonly version: number
  readonly input: PromotionInput
}

export const changePromotion = (ctx: Context, { id, version, input }: Change) =>
  ctx.write(async ({ db }) => {
    const row = rowOf(input)
    const before = await lockPromotion(db, id)
    if (before.version !== version) throw promotionsErrors.promotionChanged()
    await requireKnown(db, row)
    if (row.code !== before.code) {
      if (await isBorne(db, before.code))
        throw promotionsErrors.codeUsed({ fields: { code: 'errors.codeUsed' } })
      if (row.code === welcomePromotion.code) throw codeTaken()
    }
    const after = onlyRow(
      await db
        .update(promotions)
        .set({ ...row, version: version + 1 })
        .where(eq(promotions.id, id))
        .returning()
        .catch((error: unknown) => {
          throw violatedConstraint(error) === 'promotions_code_key' ? codeTaken() : error
        }),
    )
    await writePeople(db, { id, people: peopleOf(input) })
    await audit(db, ctx, promotionAudit.updated, { id, before, after })
  })

export const removePromotion = (ctx: Context, id: string) =>
  ctx.write(async ({ db }) => {
    const promotion = await lockPromotion(db, id)
    if (await isBorne(db, promotion.code)) throw promotionsErrors.promotionUsed()
    await db.delete(promotions).where(eq(promotions.id, id))
    await audit(db, ctx, promotionAudit.removed, { id, before: promotion })
  })
