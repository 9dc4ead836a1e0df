import type { AuditedAction } from '../../shared/audit/define-audit.ts'
import type { Language } from '../../shared/i18n/languages.ts'
import type { Json } from '../../shared/json.ts'
import type { Area, Role } from '../../shared/roles.ts'
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
  /** The areas of a member of the team; the usual ones where none are named. */
  readonly areas?: readonly Area[] | null
  /** The colleague with whose rights an admin looks at the house; meanwhile nothing of the house can be changed. */
  readonly viewsAs?: string
  readonly sessionId: string
  /** Whether the session has proved a password or a code recently, which an irreversible action requires. */
  readonly isFresh: boolean
  /** Whether an admin still has to set up the required second step: until then all admin calls are refused. */
  readonly owesFactor: boolean
}

/** The origin of a request; a job and a page being rendered have none. */
export interface Visitor {
  /** The network address, which is never stored in clear. */
  readonly ip: string
  /** The User-Agent header of the browser. */
  readonly device: string
}

export const noVisitor: Visitor = { ip: '', device: '' }

/**
 * Everything that an operation or a query may use; each handler receives it, and tests replace its parts by recorders.
 */
export interface Context {
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
  readonly lng: Language
  /** A sentence in the language of the caller, for an answer that tells of many faults at once. */
  readonly say: (key: string, values: Readonly<Record<string, string | number>>) => string
  readonly caller: Caller | null
  readonly visitor: Visitor
  readonly resident: Residents
  readonly media: MediaStore
  /** Enqueues a job in the transaction that makes it necessary; `queueMail` queues mail in the same way. */
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly tokens: Tokens
  /** Prints invoices and contracts on a thread of its own. */
  readonly printer: Pick<Printer, 'print'>
  /** The payment provider; never call it inside a transaction. */
  readonly payments: PaymentProvider
  /** The functions of the demo's card payment; null when the demo takes no payments. */
  readonly demoPayments: DemoDesk | null
  /** The kinds of things that can be paid for, defined by the slices that sell them. */
  readonly paidFor: readonly PaymentPurpose[]
  /** Scheme and host of the public address, for links in mails. */
  readonly publicUrl: string
  /** Whether mails can be sent: a mail server is set up. */
  readonly sendsMail: boolean
  /** Whether sessions or payments are signed with a secret from the public source. */
  readonly hasKnownSecrets: boolean
  /** Whether this is the demo house, whose customers know that nothing is charged. */
  readonly isDemo: boolean
  /** The personal data that each slice keeps. */
  readonly personalData: readonly PersonalData[]
  /** Called with each action that is logged, where calls are checked against what they declare. */
  readonly audited?: (action: AuditedAction) => void
  /** Records the cache tags that an answer depends on, so that a cached page is dropped when they change. */
  readonly reads: (...tags: readonly string[]) => void
  /**
   * Runs one transaction; at the commit its cache tags are announced to every process, and this process handles them
   * before `write` returns.
   */
  readonly write: <T>(work: (tx: Write) => Promise<T>) => Promise<T>
  /**
   * `write` for a call that must happen once: with an Idempotency-Key, the work runs the first time only, and its
   * result, which must be JSON, is returned each time. Without a key it is the same as `write`.
   */
  readonly once: <T extends Json>(work: (tx: Write) => Promise<T>) => Promise<T>
}
