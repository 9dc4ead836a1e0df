import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import type { Person, PersonalRecord, Staying } from '../../../../platform/privacy/personal-data.ts'
import type { Hindrance } from '../../../../shared/privacy/erasure.ts'
import type { Erasure } from '../../rights/rights.contract.ts'
import { findSubject } from './find-subject.ts'

/** What has to be finished before a person can be erased. */
export const findHindrances = async (
  { personalData }: Pick<Context, 'personalData'>,
  db: Db,
  people: readonly Person[],
): Promise<readonly Hindrance[]> => {
  const found: Hindrance[] = []
  for (const { hinders } of personalData)
    for (const person of people) found.push(...((await hinders?.(db, person)) ?? []))
  return found
}

const lastDayOf = ({ until }: Staying, records: readonly PersonalRecord[]) =>
  until ? (records.map(until).toSorted().at(-1) ?? null) : null

/** What an erasure would do, told by the slices that would do it. */
export const readErasure = (ctx: Pick<Context, 'db' | 'personalData'>, id: string): Promise<Erasure> =>
  ctx.db.transaction(async (db) => {
    const { name, person, joined, account } = await findSubject(db, id)
    const people = [person, ...joined]
    const goes: Erasure['goes'] = []
    const stays: Erasure['stays'] = []
    for (const { section, collect, stays: staying } of ctx.personalData) {
      const records: PersonalRecord[] = []
      for (const each of people) records.push(...(await collect(db, each)))
      const count = records.length
      if (count === 0) continue
      if (staying) stays.push({ section, count, reason: staying.reason, until: lastDayOf(staying, records) })
      else goes.push({ section, count })
    }
    const hindrances = await findHindrances(ctx, db, people)
    return { name, hasAccount: account !== undefined, hindrances: [...hindrances], goes, stays }
  })
