import type { Language } from '../../shared/i18n/languages.ts'
import type { Json } from '../../shared/json.ts'
import type { Role } from '../../shared/roles.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Log } from '../log/log.ts'
import type { MediaStore } from '../media/media-store.ts'
import type { Printer } from '../paper/printer.ts'
import type { DemoDesk } from '../payments/demo/demo-desk.ts'
import type { PaymentProvider } from '../payments/payment-provider.ts'
import type { PaymentPurpose } from '../payments/payment-purpose.ts'
import type { PersonalData } from '../privacy/personal-data.ts'
import type { Tokens } from '../sessions/tokens.ts'
import type { Residents } from './residents.ts'
import type { Write } from './write.ts'

export type { Role }

/** The signed-in caller. */
export interface Caller {
  readonly id: string
  readonly role: Role
  readonly sessionId: string
  /** Whether the session has shown a password or a code lately, which what cannot be taken back asks for. */
  readonly isFresh: boolean
  /** Whether the house still awaits the second step of its admin: until then nothing of the house opens. */
  readonly owesFactor: boolean
}

/** Where a request comes from; a job and a page being rendered come from nowhere. */
export interface Visitor {
  /** The network address, never kept as it is. */
  readonly address: string
  /** What the browser says it is. */
  readonly device: string
}

export const noVisitor: Visitor = { address: '', device: '' }

/** Everything an operation or a read may touch; handed to each handler, replaced by recorders in tests. */
export interface Context {
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
  readonly lng: Language
  readonly caller: Caller | null
  readonly visitor: Visitor
  readonly resident: Residents
  readonly media: MediaStore
  /** Work for later, added in the transaction that makes it necessary; mail is queued by `queueMail` alike. */
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly tokens: Tokens
  /** Prints invoices and contracts, beside the process. */
  readonly printer: Pick<Printer, 'print'>
  /** The payment provider; never called inside a transaction. */
  readonly payments: PaymentProvider
  /** Where test cards are taken; none where the demo takes no payments. */
  readonly demoPayments: DemoDesk | null
  /** What can be paid for, by the slices that sell it. */
  readonly paidFor: readonly PaymentPurpose[]
  /** Scheme and host of the public address, for links in mails. */
  readonly publicUrl: string
  /** Whether mails leave at all: there is a mail server to give them to. */
  readonly sendsMail: boolean
  /** Whether sessions or payments are signed with a secret that stands in the public source. */
  readonly hasKnownSecrets: boolean
  /** Whether this is the demo house, whose customers know that nothing is charged. */
  readonly isDemo: boolean
  /** What each slice keeps about a person. */
  readonly personalData: readonly PersonalData[]
  /** Notes what an answer was made from, so that a cached page falls when it changes. */
  readonly reads: (...tags: readonly string[]) => void
  /** One transaction; its tags are announced to every process at commit, and heard here before it returns. */
  readonly write: <T>(work: (tx: Write) => Promise<T>) => Promise<T>
  /**
   * `write` for a call that is to happen once: under the Idempotency-Key of the call, the work is done the first time
   * only, and its result, which must be what JSON can say, is answered each time. Without a key it is `write`.
   */
  readonly once: <T extends Json>(work: (tx: Write) => Promise<T>) => Promise<T>
}
