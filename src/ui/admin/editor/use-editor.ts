import type { InvalidateQueryFilters } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../shared/api/api-error.ts'
import { useWrite } from '../../api/use-write.ts'
import { useUnsaved } from '../../leaving/leave-guard.tsx'
import {
  type Changes,
  contestedFields,
  type FieldErrors,
  remainingErrors,
  unsavedFields,
  withChanges,
} from './changes.ts'
import { useKeptDraft } from './drafts/use-kept-draft.ts'
import { useChanges } from './use-changes.ts'

/** What is sent when an admin saves. */
interface Attempt<Draft> {
  readonly draft: Draft
  /** Whether a field differs from what is saved; a record may also be saved to confirm it as it is. */
  readonly isUnsaved: boolean
  /** Whether the admin was told what the change affects, and wants it nevertheless. */
  readonly isSure: boolean
  /** Tells what is sent from what is typed since. */
  readonly changes: Changes<Draft> | undefined
}

interface EditorOptions<Draft, Answer> {
  /** Tells the record from all others that are edited. */
  readonly id: string
  /** The values that are saved now, and their version. */
  readonly saved: Draft
  readonly version: number
  /** Whether changes are kept while the admin looks at another page; otherwise a guard asks before they are lost. */
  readonly keptOnLeaving: boolean
  /** Whether changes are also kept with the account, and offered where the record is opened next. */
  readonly keptForDevices?: boolean
  /** The messages of fields that need not be sent, by their path in `sentBy`. */
  readonly faultsOf: (draft: Draft) => FieldErrors
  /** What the paths of refusals lead into: by default the draft. */
  readonly sentBy?: (draft: Draft) => unknown
  readonly send: (attempt: Attempt<Draft>) => Promise<Answer>
  /** Returns the values that are saved now; undefined when the answer was only a question. */
  readonly succeeded: (answer: Answer) => Draft | undefined
  /** Called when the draft has faults, without an error, and when the server refused it. */
  readonly failed: (error?: unknown) => void
  /** The messages of a refusal by their path in `sentBy`: by default as the server names the fields. */
  readonly errorsOf?: (fields: FieldErrors) => FieldErrors
  /** Reads again what another admin has saved meanwhile, and returns its version. */
  readonly reread: () => Promise<number | undefined>
  /** The queries that are refetched after each save. */
  readonly refresh: InvalidateQueryFilters
}

/** Whether another admin has saved the record since it was read. */
const isOutdated = (error: unknown) => error instanceof ApiError && error.status === 409

/** Moves the focus to what is to be corrected in a form, once it is shown. */
const useFocusOnFaults = () => {
  const form = useRef<HTMLFormElement>(null)
  const isLed = useRef(false)
  /** Counts the stops, so that the page is rendered and the focus can move. */
  const [, setStops] = useState(0)
  useEffect(() => {
    const first =
      isLed.current &&
      form.current?.querySelector<HTMLElement>('[data-conflict], [aria-invalid=true], [data-refused]')
    if (!first) return
    isLed.current = false
    first.focus()
  })
  return {
    form,
    /** Leads the focus to the first fault, which may be read before it is shown. */
    stop: () => {
      isLed.current = true
      setStops((before) => before + 1)
    },
    /** Leaves the focus where it is from now on. */
    leaveFocus: () => {
      isLed.current = false
    },
  }
}

/**
 * Edits a saved record: a field that was not changed shows the saved value; a changed one is kept until it is saved. A
 * conflict with another admin is shown field by field before anything is overwritten, and a refusal is shown at its
 * field, where the focus goes.
 */
export const useEditor = <Draft extends object, Answer>(options: EditorOptions<Draft, Answer>) => {
  const {
    id,
    saved,
    version,
    keptOnLeaving,
    keptForDevices = false,
    faultsOf,
    sentBy = (draft: Draft): unknown => draft,
  } = options
  const { send, succeeded, failed, errorsOf = (fields: FieldErrors) => fields, reread, refresh } = options
  const [changes, show] = useChanges<Draft>(id, keptOnLeaving)
  const { setChanges, offer } = useKeptDraft({ record: id, isKept: keptForDevices, saved, changes, show })
  const [refused, setRefused] = useState<{ readonly errors: FieldErrors; readonly sent: unknown }>()
  /** The version whose conflicts were shown to the admin. */
  const [seen, setSeen] = useState<number>()
  const { form, stop, leaveFocus } = useFocusOnFaults()
  const draft = withChanges(saved, changes)
  const contested = contestedFields(saved, changes)
  const unsaved = unsavedFields(saved, changes)
  const isUnsaved = unsaved.length > 0
  useUnsaved(id, isUnsaved, keptForDevices)

  const refuse = (errors: FieldErrors, sent: Draft, error?: unknown) => {
    setRefused({ errors, sent: sentBy(sent) })
    failed(error)
    if (Object.keys(errors).length > 0 || isOutdated(error)) stop()
  }

  const { write, busy } = useWrite({
    send,
    succeeded: (answer, sent: Attempt<Draft>) => {
      const begunFrom = succeeded(answer)
      if (begunFrom) setChanges((now) => (now === sent.changes || !now ? undefined : { ...now, begunFrom }))
    },
    failed: async (error, sent) => {
      // The current values are read and shown before the focus moves to them.
      if (isOutdated(error)) setSeen(await reread())
      refuse(error instanceof ApiError ? errorsOf(error.fields) : {}, sent.draft, error)
    },
    refresh,
  })

  const change = (more: Partial<Draft>) => {
    leaveFocus()
    setChanges((before) => ({
      changed: { ...before?.changed, ...more },
      begunFrom: before?.begunFrom ?? saved,
    }))
  }

  return {
    form,
    saved,
    draft,
    isUnsaved,
    /** What was typed on another device or before a crash. */
    offer,
    /** The fields that differ from what is saved. */
    unsaved,
    contested,
    busy,
    errors: refused ? remainingErrors(refused.errors, { sent: refused.sent, now: sentBy(draft) }) : {},
    change,
    /** Takes the saved value of a field instead of the changed one. */
    takeSaved: (field: keyof Draft) => change({ [field]: saved[field] } as unknown as Partial<Draft>),
    discard: () => {
      setRefused(undefined)
      setChanges(() => undefined)
    },
    save: async ({ isSure = false } = {}) => {
      leaveFocus()
      setRefused(undefined)
      if (contested.length > 0 && seen !== version) {
        setSeen(version)
        return stop()
      }
      const faults = faultsOf(draft)
      if (Object.keys(faults).length > 0) return refuse(faults, draft)
      await write({ draft, isUnsaved, isSure, changes })
    },
  }
}
