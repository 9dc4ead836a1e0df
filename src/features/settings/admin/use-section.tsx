import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../../shared/api/api-error.ts'
import { type Conflict, textOf } from '../../../ui/admin/editor/conflicts.tsx'
import { useEditor } from '../../../ui/admin/editor/use-editor.ts'
import { unreadableNumbers } from '../../../ui/admin/typed-number.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { notify } from '../../../ui/toasts/toasts.ts'
import { useTakeBack } from '../../take-backs/admin/use-take-back.public.ts'
import type { RecordName, SettingsRecords } from '../admin-settings.contract.ts'
import { FieldLabel } from './field-label.tsx'
import type { SavedRecord } from './settings.queries.ts'
import { useRecord } from './use-record.ts'

interface SectionOptions<Name extends RecordName, Draft> {
  readonly id: string
  readonly name: Name
  /** The name of the section, in a message that is read elsewhere. */
  readonly title: string
  readonly record: SettingsRecords[Name]
  /** The fields of the record that this section edits. */
  readonly fields: readonly (keyof SettingsRecords[Name] & string)[]
  /** The label of each field of the form. */
  readonly labels: Readonly<Record<keyof Draft & string, string>>
  /** The value of a field in words, if it is no text. */
  readonly say?: (field: keyof Draft & string, draft: Draft) => string | undefined
  readonly draftOf: (record: SettingsRecords[Name]) => Draft
  /** Converts the draft to the record's own fields. */
  readonly written: (draft: Draft) => Partial<SettingsRecords[Name]>
  /** How many appointments the new values would affect; if there are any, the admin is asked before they are saved. */
  readonly touches?: (written: Partial<SettingsRecords[Name]>) => Promise<number>
}

/** How much of a section still has example values; a section of one field has a case of its own. */
type Example = 'none' | 'part' | 'whole' | 'single'

/** How many appointments a change would affect, or the saved record. */
type Outcome<Name extends RecordName> =
  | { readonly touched: number }
  | { readonly touched: undefined; readonly saved: SavedRecord<Name> }

/** The editor of a section, with what became of the last save and what an admin is asked before it. */
const useSectionEditor = <Name extends RecordName, Draft extends object>(
  options: SectionOptions<Name, Draft>,
) => {
  const { id, name, record, title, fields, draftOf, written, touches } = options
  const queries = useQueryClient()
  const { t } = useTranslation('settingsDesk')
  const { put, reread } = useRecord(name)
  const [said, setSaid] = useState<'saved' | { readonly failure: string }>()
  const [touched, setTouched] = useState<number>()

  const { offer } = useTakeBack(() => {
    setSaid(undefined)
    // Like a change, it shows in every answer.
    void queries.invalidateQueries()
  })
  const offerBack = (entry: string) =>
    notify('general', {
      title: t('savedOf', { section: title }),
      variant: 'success',
      ...offer({ kind: 'settings', ids: [name], action: 'settings.changed', entry }),
    })

  const failureOf = (error: unknown) => {
    if (!error) return t('toCorrect')
    if (!(error instanceof ApiError)) return t('unreachable')
    if (error.status >= 500) return t('notSaved')
    return Object.keys(error.fields).length > 0 ? t('toCorrect') : error.message
  }

  const editor = useEditor({
    id,
    saved: draftOf(record),
    version: record.version,
    keptOnLeaving: false,
    sentBy: written,
    faultsOf: (draft) =>
      Object.fromEntries(unreadableNumbers(written(draft)).map((path) => [path, t('number')])),
    send: async ({ draft, isUnsaved, isSure }): Promise<Outcome<Name>> => {
      const values = written(draft)
      const count = isSure || !touches ? 0 : await touches(values)
      if (count > 0) return { touched: count }
      return { touched: undefined, saved: await put(values, isUnsaved ? [] : fields) }
    },
    succeeded: (outcome) => {
      setTouched(outcome.touched)
      if (outcome.touched !== undefined) return undefined
      setSaid('saved')
      const { record: saved, entry } = outcome.saved
      if (entry !== undefined) offerBack(entry)
      return draftOf(saved)
    },
    failed: (error) => {
      setTouched(undefined)
      setSaid({ failure: failureOf(error) })
    },
    reread,
    // Every answer of the API may contain settings, so everything is read again.
    refresh: {},
  })

  const save = (isSure: boolean) => {
    setSaid(undefined)
    return editor.save({ isSure })
  }
  return {
    ...editor,
    said,
    question:
      touched === undefined
        ? undefined
        : {
            count: touched,
            confirm: () => void save(true),
            dismiss: () => setTouched(undefined),
          },
    save: () => save(false),
    change: (more: Partial<Draft>) => {
      setSaid(undefined)
      editor.change(more)
    },
    takeSaved: (field: keyof Draft) => {
      setSaid(undefined)
      editor.takeSaved(field)
    },
    discard: () => {
      setSaid(undefined)
      editor.discard()
    },
  }
}

/** A section of the settings: some fields of a record that are edited and saved by themselves. */
export const useSection = <Name extends RecordName, Draft extends object>(
  options: SectionOptions<Name, Draft>,
) => {
  const { id, record, fields, labels, say } = options
  const editor = useSectionEditor(options)
  const { saved, draft, contested, errors, change } = editor

  /** A path such as « address.street » belongs to the field « address ». */
  const isExample = (field: string) => record.examples.includes(field.split('.')[0] ?? field)

  /** A section with only example values is marked as a whole. */
  const exampleOf = (): Example => {
    if (!fields.some(isExample)) return 'none'
    if (!fields.every(isExample)) return 'part'
    return fields.length === 1 ? 'single' : 'whole'
  }
  const example = exampleOf()
  const isMarked = (field: string) => example === 'part' && isExample(field)

  const labelOf = (field: keyof Draft & string) => (
    <FieldLabel name={labels[field]} isExample={isMarked(field) && saved[field] !== ''} />
  )

  return {
    ...editor,
    id,
    example,
    isMarked,
    conflicts: contested.map(
      (field): Conflict => ({
        field,
        label: labels[field],
        theirs: say?.(field, saved) ?? textOf(saved[field]),
        take: () => editor.takeSaved(field),
      }),
    ),
    labelOf,
    /** The props of a text field. */
    text: (field: keyof Draft & string) => ({
      name: field,
      label: labelOf(field),
      value: String(draft[field]),
      error: errors[field],
      onChange: ({ target }: { readonly target: { readonly value: string } }) =>
        change({ [field]: target.value } as Partial<Draft>),
    }),
  }
}

export type Section = Pick<
  ReturnType<typeof useSection>,
  'id' | 'form' | 'busy' | 'said' | 'isUnsaved' | 'example' | 'conflicts' | 'save' | 'discard'
>
