import { createContext, type ReactNode, useContext } from 'react'

/** A record as the audit log names it. */
export interface LoggedRecord {
  readonly kind: string
  readonly id: string
}

/** What shows the history of a record; nothing where the reader may not see the log. */
export const RecordHistoryContext = createContext<(record: LoggedRecord) => ReactNode>(() => null)

/** What the team did to a record, at the place where the record is shown. */
export const RecordHistory = (record: LoggedRecord) => useContext(RecordHistoryContext)(record)
