import { Icon } from '../../buttons/icon.tsx'

interface ChangedField {
  readonly name: string
  readonly label: string
  /** What the press does, for who does not see where it stands. */
  readonly takeBackLabel: string
  readonly takeBack: () => void
}

interface ChangedFieldsProps {
  readonly label: string
  readonly fields: readonly ChangedField[]
}

/** Names each field that is changed and not saved yet; a press takes its change back. It stands in the bar of an editor. */
export const ChangedFields = ({ label, fields }: ChangedFieldsProps) => {
  if (fields.length === 0) return null
  return (
    <ul
      aria-label={label}
      className="-order-1 flex basis-full gap-2 overflow-x-auto p-1 [scrollbar-width:thin] sm:flex-wrap"
    >
      {fields.map(({ name, label: title, takeBackLabel, takeBack }) => (
        <li key={name} className="flex-none">
          <button
            type="button"
            aria-label={takeBackLabel}
            onClick={({ currentTarget }) => {
              currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.focus()
              takeBack()
            }}
            className="flex min-h-8 items-center gap-1.5 border border-hairline px-2 text-caption transition-colors hover:border-ink"
          >
            {title}
            <Icon name="close" size={14} />
          </button>
        </li>
      ))}
    </ul>
  )
}
