import { createContext, type ReactNode, useContext } from 'react'

/** A record as the audit log names it. */
export interface ShownRecord {
  readonly kind: string
  readonly id: string
}

interface AboutRecord {
  /** What the team did to it; nothing where the reader may not see the log. */
  readonly history: (record: ShownRecord) => ReactNode
  /** Who else has it open. */
  readonly company: (record: ShownRecord) => ReactNode
}

/** What the admin tells of every record, at the place where it is shown. */
export const AboutRecordContext = createContext<AboutRecord>({ history: () => null, company: () => null })

/** What the team did to a record. */
export const RecordHistory = (record: ShownRecord) => useContext(AboutRecordContext).history(record)

/** Who else of the team has a record open. */
export const RecordCompany = (record: ShownRecord) => useContext(AboutRecordContext).company(record)
