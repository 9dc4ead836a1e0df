import { sql } from 'drizzle-orm'
import { isOfPerson, type Trace, traceColumns } from '../../desk/server/trace.public.ts'
import { measureProfiles, measureVersions } from './body-measures.table.ts'

/** That measures were taken, and of whom; what they are is read on their own. */
export const takenMeasures: Trace = {
  kind: 'size',
  room: 'adminCustomers',
  areas: ['workshop'],
  of: (person) => {
    const theirs = isOfPerson(person, { account: measureProfiles.accountId })
    return (
      theirs &&
      sql`select ${traceColumns({
        at: measureVersions.notedAt,
        deed: 'measures-taken',
        title: sql`coalesce(${measureProfiles.name}, '')`,
      })}
        from ${measureVersions} join ${measureProfiles} on ${measureProfiles.id} = ${measureVersions.profileId}
        where ${theirs}`
    )
  },
}
