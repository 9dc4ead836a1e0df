import { sql } from 'drizzle-orm'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { planForWords, readSought, type Sought } from '../../../platform/db/sought.ts'
import { together } from '../../../platform/db/together.ts'
import type { Language } from '../../../shared/i18n/languages.ts'
import { findingKinds } from '../desk.contract.ts'
import type { Lookup } from './lookup.public.ts'
import { mayOpen } from './may-open.public.ts'

const found = import.meta.glob<Record<string, Lookup>>('../../*/server/*.lookup.ts', { eager: true })

export const everyLookup: readonly Lookup[] = Object.values(found).flatMap((module) => Object.values(module))

/** Words that differ by one letter are that similar at least. */
const leastSimilarity = '0.4'

const findAll = async (db: Db, lookups: readonly Lookup[], sought: Sought, lng: Language) => {
  const findings = await together(...lookups.map(({ find }) => find(db, sought, lng)))
  return lookups
    .map(({ kind }, place) => ({ kind, findings: [...(findings[place] ?? [])] }))
    .filter((group) => group.findings.length > 0)
    .sort((one, other) => findingKinds.indexOf(one.kind) - findingKinds.indexOf(other.kind))
}

/**
 * Records of all rooms that the caller may open, by what was typed; where nothing has it, by what is nearly the same.
 */
export const searchRecords = async (
  { db, lng, caller }: Pick<Context, 'db' | 'lng' | 'caller'>,
  text: string,
) => {
  const lookups = everyLookup.filter(
    ({ room, unless }) => mayOpen(caller, room) && !(unless && mayOpen(caller, unless)),
  )
  const sought = readSought(text)
  if (sought.words.length === 0 && sought.amountCents === undefined) return []
  return db.transaction(async (tx) => {
    await planForWords(tx)
    const exact = await findAll(tx, lookups, sought, lng)
    if (exact.length > 0) return exact
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${leastSimilarity}, true)`)
    return findAll(tx, lookups, { ...sought, isForgiving: true }, lng)
  })
}
