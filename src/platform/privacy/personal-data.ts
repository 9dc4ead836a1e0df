import type { CivilDate } from '../../shared/calendar/civil-date.ts'
import type { Hindrance, StayReason } from '../../shared/privacy/erasure.ts'
import type { Clock } from '../clock.ts'
import type { Write } from '../context/write.ts'
import type { Db } from '../db/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Seal } from '../sessions/seal.ts'

/** A person who has an account, or a guest for whom an admin vouches. */
export interface Person {
  /** The id of the account; of a guest, an id that no account has. */
  readonly id: string
  readonly email: string
  /** Whether the person has proved to own the address, or an admin vouches for it. */
  readonly isEmailConfirmed: boolean
  /** As it is dialled in France; only of a guest who left no e-mail address. */
  readonly phone?: string
}

/** A row with field names of our own: field → value. */
export type PersonalRecord = Readonly<Record<string, unknown>>

/** The parts of a context that may be used inside the transaction that closes an account. */
export interface InErasure {
  readonly clock: Clock
  readonly jobs: Pick<Jobs, 'enqueue'>
}

/** Why the records of a part stay when their person is erased. */
export interface Staying {
  readonly reason: StayReason
  /** The last day on which the law keeps a record; none where it stays because it names nobody any more. */
  readonly until?: (record: PersonalRecord) => CivilDate
}

/**
 * The data that one part of the system keeps about a person, so that the person can export all of it, and so that it is
 * erased with the account. The app finds it by the name of its file, `*.personal-data.ts`.
 */
export interface PersonalData {
  /** The name of its section in the export. */
  readonly section: string
  /** The tables that it covers: a test writes a mark into each and looks for the mark in the export. */
  readonly tables: readonly string[]
  readonly collect: (db: Db, person: Person) => Promise<readonly PersonalRecord[]>
  /** Opens what a record keeps sealed, for the export. */
  readonly open?: (record: PersonalRecord, seal: Seal) => PersonalRecord
  /** Announces the cache tags of everything that shows the person's name, when the name changes or is erased. */
  readonly renamed?: (tx: Write, person: Person) => Promise<void>
  /** When the person last had to do with the house in this part; undefined where never. */
  readonly lastContact?: (db: Db, person: Person) => Promise<Temporal.Instant | undefined>
  /** Why its records stay when the person is erased; without it, all of them go. */
  readonly stays?: Staying
  /** What the house has to finish before it erases the person on request. */
  readonly hinders?: (db: Db, person: Person) => Promise<readonly Hindrance[]>
  /**
   * Erases, in the transaction that closes the account, the data that would otherwise stay; rows that refer to the
   * account are deleted with it.
   */
  readonly erase?: (tx: Write, person: Person, ctx: InErasure) => Promise<void>
  /** Its records are found by those of another part: it is erased while that part still names the person. */
  readonly erasedFirst?: true
}
