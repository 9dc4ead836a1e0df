import { asc } from 'drizzle-orm'
import type { Context } from '../../../../platform/context/context.ts'
import type { Resident } from '../../../../platform/context/residents.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import { type LegalTextRow, legalTexts } from './legal-texts.table.ts'

/** A legal text has another version, or another one is in force. */
export const legalTextsTag = 'legal-texts'

type HouseVersions = ReadonlyMap<string, readonly LegalTextRow[]>

/** All that the house has written, oldest first. */
export const findVersions = (db: Db) => db.select().from(legalTexts).orderBy(asc(legalTexts.effective))

const byName = async (db: Db): Promise<HouseVersions> =>
  Map.groupBy(await findVersions(db), ({ name }) => name)

/** Kept in memory, because every order and every legal page asks which version is in force. */
export const houseVersionsResident: Resident<HouseVersions> = {
  load: byName,
  refresh: async (known, tags, db) => (tags.includes(legalTextsTag) ? byName(db) : known),
}

export const todayOf = ({ clock }: Pick<Context, 'clock'>) => parisTime(clock.now().epochMilliseconds).date

/** Of versions in the order of their days, the last that has taken effect. */
export const versionInForce = <Version extends { readonly effective: string }>(
  versions: readonly Version[] | undefined,
  today: string,
) => versions?.findLast(({ effective }) => effective <= today)

/** The version of the house that is in force; undefined while the text that came with the software is. */
export const ownVersionInForce = async (ctx: Pick<Context, 'clock' | 'resident'>, name: string) =>
  versionInForce((await ctx.resident(houseVersionsResident)).get(name), todayOf(ctx))
