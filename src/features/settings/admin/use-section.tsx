import { useEffect, useRef, useState } from 'react'
import type { RecordName, SettingsRecords } from '../admin-settings.contract.ts'
import { FieldLabel } from './field-label.tsx'
import { contestedFields, spoken, standingErrors, unsavedFields, withChanges } from './section-draft.ts'
import { useChanges } from './use-changes.ts'
import { useSectionSaving } from './use-section-saving.ts'
import { useUnsaved } from './use-unsaved.ts'

interface SectionOptions<Name extends RecordName, Draft> {
  readonly id: string
  readonly name: Name
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
  /** How many appointments the new values would affect, which is asked before they are saved. */
  readonly touches?: (written: Partial<SettingsRecords[Name]>) => Promise<number>
}

/** How much of a section still has example values; a section of one field has a case of its own. */
type Example = 'none' | 'part' | 'whole' | 'single'

/** A field that a colleague has changed meanwhile. */
export interface Conflict {
  readonly field: string
  readonly label: string
  /** The value that is saved now; a colleague may have changed it. */
  readonly theirs: string
  readonly take: () => void
}

/**
 * A section of the settings: some fields of a record that are edited and saved by themselves. A field that was not
 * changed shows the saved value; a changed one is kept until it is saved.
 */
export const useSection = <Name extends RecordName, Draft extends object>(
  options: SectionOptions<Name, Draft>,
) => {
  const { id, name, record, fields, labels, say, draftOf, written, touches } = options
  const [changes, setChanges] = useChanges<Draft>(id)
  /** The version whose conflicts were shown to the admin. */
  const [seen, setSeen] = useState<number>()
  const form = useRef<HTMLFormElement>(null)
  const house = draftOf(record)
  const draft = withChanges(house, changes)
  const isUnsaved = unsavedFields(house, changes).length > 0
  const contested = contestedFields(house, changes)
  useUnsaved(id, isUnsaved)

  const saving = useSectionSaving({
    name,
    fields,
    touches,
    onSaved: (standing, mark) =>
      setChanges((now) => (now === mark || !now ? undefined : { ...now, begunFrom: draftOf(standing) })),
    onStale: setSeen,
  })
  const { busy, refused, said, question, refusals } = saving
  const errors = refused ? standingErrors(refused.errors, { sent: refused.values, now: written(draft) }) : {}

  useEffect(() => {
    if (refusals > 0)
      form.current
        ?.querySelector<HTMLElement>('[data-conflict], [aria-invalid=true], [data-refused]')
        ?.focus()
  }, [refusals])

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
    <FieldLabel name={labels[field]} isExample={isMarked(field) && house[field] !== ''} />
  )

  const change = (more: Partial<Draft>) => {
    saving.unsay()
    setChanges((before) => ({
      changed: { ...before?.changed, ...more },
      begunFrom: before?.begunFrom ?? house,
    }))
  }

  return {
    id,
    form,
    draft,
    errors,
    busy,
    said,
    question,
    isUnsaved,
    example,
    isMarked,
    conflicts: contested.map(
      (field): Conflict => ({
        field,
        label: labels[field],
        theirs: say?.(field, house) ?? spoken(house[field]),
        take: () => change({ [field]: house[field] } as Partial<Draft>),
      }),
    ),
    change,
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
    save: async () => {
      saving.clear()
      if (contested.length > 0 && seen !== record.version) {
        setSeen(record.version)
        return saving.hold()
      }
      await saving.save({ values: written(draft), mark: changes, isConfirmed: !isUnsaved })
    },
    discard: () => {
      saving.clear()
      setChanges(undefined)
    },
  }
}

export type Section = Pick<
  ReturnType<typeof useSection>,
  'id' | 'form' | 'busy' | 'said' | 'isUnsaved' | 'example' | 'conflicts' | 'save' | 'discard'
>
