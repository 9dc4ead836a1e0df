import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../shared/api/api-error.ts'
import { oneAtATime } from '../../../shared/one-at-a-time.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { useWrite } from '../../../ui/api/use-write.ts'
import type { AdminSettingsContract, RecordName, SettingsRecords } from '../admin-settings.contract.ts'
import { unreadableNumbers } from './section-draft.ts'
import { putRecord, settingsQuery } from './settings.queries.ts'

type Written<Name extends RecordName> = Partial<SettingsRecords[Name]>

interface SavingOptions<Name extends RecordName> {
  readonly name: Name
  /** The fields of the record that this section edits. */
  readonly fields: readonly (keyof SettingsRecords[Name] & string)[]
  /** How many appointments the new values would affect; if there are any, the admin is asked before they are saved. */
  readonly touches: ((written: Written<Name>) => Promise<number>) | undefined
  /** Called with the saved record, and with the mark of what was sent. */
  readonly onSaved: (standing: SettingsRecords[Name], mark: unknown) => void
  /** Called with the current version, once it was read again after a conflict with another admin's change. */
  readonly onStale: (version: number | undefined) => void
}

interface Sent<Name extends RecordName> {
  readonly values: Written<Name>
  /** Distinguishes what was sent from what was typed since. */
  readonly mark: unknown
  /** The admin changed nothing, but confirms that the example values are right. */
  readonly isConfirmed: boolean
  /** Whether the admin was told what the change affects. */
  readonly isSure: boolean
}

interface Refused<Name extends RecordName> {
  /** The message for each refused field, by its name. */
  readonly errors: Readonly<Record<string, string>>
  /** The values that were sent and that the messages are about. */
  readonly values: Written<Name>
}

type Outcome<Name extends RecordName> =
  | { readonly touched: number }
  | { readonly touched: undefined; readonly standing: SettingsRecords[Name] }

/**
 * Sections that write the same record are saved one after the other, so that each uses the version that the one before
 * has made.
 */
const inTurn = oneAtATime()

/** Saves the fields of a section together with the other fields of its record, and reports the result. */
export const useSectionSaving = <Name extends RecordName>(options: SavingOptions<Name>) => {
  const { name, fields, touches, onSaved, onStale } = options
  const { t } = useTranslation('settingsDesk')
  const queries = useQueryClient()
  const api = useApi<AdminSettingsContract>()
  const { queryKey } = settingsQuery(api)
  const [refused, setRefused] = useState<Refused<Name>>()
  const [said, setSaid] = useState<'saved' | { readonly failure: string }>()
  const [question, setQuestion] = useState<{ readonly count: number; readonly sent: Sent<Name> }>()
  /** Counts the refusals; each new one moves the focus to the first field to correct. */
  const [refusals, setRefusals] = useState(0)

  const refuse = (failure: string, fields?: Refused<Name>) => {
    setRefused(fields)
    setSaid({ failure })
    setRefusals((before) => before + 1)
  }

  const put = async ({ values, isConfirmed }: Sent<Name>) => {
    const known = (await queries.ensureQueryData(settingsQuery(api)))[name]
    const examples = known.examples.filter((field) => !(isConfirmed && fields.some((own) => own === field)))
    const standing = await putRecord[name](api, { ...known, ...values, examples })
    queries.setQueryData<SettingsRecords>(queryKey, (all) => all && { ...all, [name]: standing })
    return standing
  }

  const { write, busy } = useWrite({
    send: async (sent: Sent<Name>): Promise<Outcome<Name>> => {
      const touched = sent.isSure || !touches ? 0 : await touches(sent.values)
      return touched > 0 ? { touched } : { touched: undefined, standing: await inTurn(() => put(sent)) }
    },
    succeeded: (outcome, sent) => {
      if (outcome.touched !== undefined) return setQuestion({ count: outcome.touched, sent })
      setQuestion(undefined)
      onSaved(outcome.standing, sent.mark)
      setSaid('saved')
    },
    failed: async (error, { values }) => {
      setQuestion(undefined)
      // The current values are read and shown before the focus moves to them.
      if (error instanceof ApiError && error.status === 409) {
        await queries.refetchQueries({ queryKey })
        onStale(queries.getQueryData<SettingsRecords>(queryKey)?.[name].version)
      }
      if (!(error instanceof ApiError)) return refuse(t('unreachable'))
      if (error.status >= 500) return refuse(t('notSaved'))
      const isAtFields = Object.keys(error.fields).length > 0
      refuse(isAtFields ? t('toCorrect') : error.message, { errors: error.fields, values })
    },
    // Every answer of the API may contain settings, so everything is read again.
    refresh: {},
  })

  return {
    busy,
    refused,
    said,
    refusals,
    question: question && {
      count: question.count,
      confirm: () => void write({ ...question.sent, isSure: true }),
      dismiss: () => setQuestion(undefined),
    },
    /** Removes all messages about what was sent before. */
    clear: () => {
      setRefused(undefined)
      setSaid(undefined)
    },
    unsay: () => setSaid(undefined),
    /** Moves the focus to the field to correct, without sending anything. */
    hold: () => setRefusals((before) => before + 1),
    save: async (sent: Omit<Sent<Name>, 'isSure'>) => {
      const unread = unreadableNumbers(sent.values)
      if (unread.length > 0)
        return refuse(t('toCorrect'), {
          errors: Object.fromEntries(unread.map((path) => [path, t('number')])),
          values: sent.values,
        })
      await write({ ...sent, isSure: false })
    },
  }
}
