import { Button } from '../../buttons/button.tsx'
import { classNames } from '../../class-names.ts'

/** A field that another admin has saved meanwhile. */
export interface Conflict {
  readonly field: string
  readonly label: string
  /** The saved value in words. */
  readonly theirs: string
  readonly take: () => void
}

/** The value of a field as text; rows are told by their content. */
export const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  if (typeof value !== 'object' || value === null) return String(value ?? '')
  const parts = Object.entries(value).filter(([name]) => name !== 'rowId')
  return parts.map(([, part]) => textOf(part)).join(' ')
}

interface ConflictsProps {
  readonly conflicts: readonly Conflict[]
  /** The page's own texts. */
  readonly t: {
    (name: 'conflict.title' | 'conflict.text' | 'conflict.take' | 'nothing'): string
    (name: 'conflict.theirs', facts: { readonly value: string }): string
    (name: 'conflict.takeNamed', facts: { readonly field: string }): string
  }
  readonly className?: string
}

/** The changed fields that another admin has saved meanwhile, each with a button that takes the saved value. */
export const Conflicts = ({ conflicts, t, className }: ConflictsProps) => (
  <div
    role="alert"
    className={classNames('not-empty:border-garance not-empty:border-s-2 not-empty:ps-4', className)}
  >
    {conflicts.length > 0 && (
      <>
        <h3 tabIndex={-1} data-conflict="" className="font-semibold">
          {t('conflict.title')}
        </h3>
        <p className="mt-1 max-w-[46rem] text-small">{t('conflict.text')}</p>
        <dl className="mt-3 text-small">
          {conflicts.map(({ field, label, theirs, take }) => (
            <div
              key={field}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 border-hairline border-t py-2"
            >
              <dt className="w-full font-medium sm:w-48 sm:flex-none">{label}</dt>
              <dd className="w-full min-w-0 wrap-anywhere sm:w-auto sm:flex-1">
                {t('conflict.theirs', { value: theirs || t('nothing') })}
              </dd>
              <dd>
                <Button
                  size="small"
                  variant="secondary"
                  aria-label={t('conflict.takeNamed', { field: label })}
                  onClick={({ currentTarget }) => {
                    currentTarget.closest('form')?.querySelector<HTMLElement>('[data-conflict]')?.focus()
                    take()
                  }}
                >
                  {t('conflict.take')}
                </Button>
              </dd>
            </div>
          ))}
        </dl>
      </>
    )}
  </div>
)
