import type { Clock } from '../clock.ts'
import type { Write } from '../context/write.ts'
import type { Db } from '../db/database.ts'
import type { Jobs } from '../jobs/jobs.ts'

/** A person who has an account. */
export interface Person {
  readonly id: string
  readonly email: string
  /** Whether the person has proven to own the address. */
  readonly isEmailConfirmed: boolean
}

/** A row in words of our own: field → value. */
export type PersonalRecord = Readonly<Record<string, unknown>>

/** What of a context there is inside the transaction that closes an account. */
export interface InErasure {
  readonly clock: Clock
  readonly jobs: Pick<Jobs, 'enqueue'>
}

/**
 * What one part of the house keeps about a person, so that the person can be told all of it, and so that it is erased
 * with the account. Found by the name of its file, `*.personal-data.ts`.
 */
export interface PersonalData {
  /** What the export calls it. */
  readonly section: string
  /** The tables it answers for: a test plants a mark in each and looks for it in the export. */
  readonly tables: readonly string[]
  readonly collect: (db: Db, person: Person) => Promise<readonly PersonalRecord[]>
  /** Announces whatever shows the person's name, when it changes or is erased. */
  readonly renamed?: (tx: Write, person: Person) => Promise<void>
  /** Takes away, in the transaction that closes the account, what would otherwise stay; what refers to the account falls with it. */
  readonly erase?: (tx: Write, person: Person, ctx: InErasure) => Promise<void>
}
