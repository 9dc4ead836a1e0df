import { useLanguage } from '../../../ui/api/use-language.ts'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { changesOf, type FieldChange } from '../changes.ts'
import type { JournalEntry } from '../journal.contract.ts'
import { fieldNamesTexts } from './field-names.texts.ts'

/** More fields than these are folded away. */
const mostShown = 3

const Fields = ({ changes }: { changes: readonly FieldChange[] }) => {
  useOwnTexts('fieldNames', fieldNamesTexts)
  const { t } = useTranslation('journal')
  const { t: named } = useTranslation('fieldNames')
  // A field without words is translated into its own name.
  const nameOf = (field: string) => named(field as 'status')
  return (
    <ul className="text-caption">
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          {before === undefined
            ? t('set', { field: nameOf(field), after: after ?? t('nothing') })
            : t('changed', { field: nameOf(field), before, after: after ?? t('nothing') })}
        </li>
      ))}
    </ul>
  )
}

/** What an entry changed, each field as it was and as it is. */
export const EntryChanges = ({ entry }: { entry: JournalEntry }) => {
  const { t } = useTranslation('journal')
  const changes = changesOf(entry, useLanguage())
  if (changes.length <= mostShown) return <Fields changes={changes} />
  return (
    <details>
      <summary className="text-caption text-ink-soft">{t('fields', { number: changes.length })}</summary>
      <Fields changes={changes} />
    </details>
  )
}
