import type { Clock } from '../clock.ts'
import type { Write } from '../context/write.ts'
import type { Db } from '../db/database.ts'
import type { Jobs } from '../jobs/jobs.ts'

/** A person who has an account. */
export interface Person {
  readonly id: string
  readonly email: string
  /** Whether the person has proved to own the address. */
  readonly isEmailConfirmed: boolean
}

/** A row with field names of our own: field → value. */
export type PersonalRecord = Readonly<Record<string, unknown>>

/** The parts of a context that may be used inside the transaction that closes an account. */
export interface InErasure {
  readonly clock: Clock
  readonly jobs: Pick<Jobs, 'enqueue'>
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
  /** Announces the cache tags of everything that shows the person's name, when the name changes or is erased. */
  readonly renamed?: (tx: Write, person: Person) => Promise<void>
  /** When the person last had to do with the house in this part; undefined where never. */
  readonly lastContact?: (db: Db, person: Person) => Promise<Temporal.Instant | undefined>
  /**
   * Erases, in the transaction that closes the account, the data that would otherwise stay; rows that refer to the
   * account are deleted with it.
   */
  readonly erase?: (tx: Write, person: Person, ctx: InErasure) => Promise<void>
}
