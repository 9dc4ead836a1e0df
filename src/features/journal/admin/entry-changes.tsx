import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { changesOf, type FieldChange } from '../changes.ts'
import type { JournalEntry } from '../journal.contract.ts'

/** More fields than these are folded away. */
const mostShown = 3

const Fields = ({ changes }: { changes: readonly FieldChange[] }) => {
  const { t } = useTranslation('journal')
  return (
    <ul className="text-caption">
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          {before === undefined
            ? t('set', { field, after: after ?? t('nothing') })
            : t('changed', { field, before, after: after ?? t('nothing') })}
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
