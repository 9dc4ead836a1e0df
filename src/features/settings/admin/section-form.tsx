import type { FormEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AdminSection } from '../../../ui/admin/admin-section.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { Refusal } from '../../../ui/forms/refusal.tsx'
import type { Conflict, Section } from './use-section.tsx'

const Conflicts = ({ conflicts }: { conflicts: readonly Conflict[] }) => {
  const { t } = useTranslation('settingsDesk')
  return (
    <div role="alert" className="not-empty:mb-6 not-empty:border-garance not-empty:border-s-2 not-empty:ps-4">
      {conflicts.length > 0 && (
        <>
          <h3 tabIndex={-1} data-conflict="" className="font-semibold">
            {t('conflict.title')}
          </h3>
          <p className="mt-1 text-small">{t('conflict.text')}</p>
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
}

interface SectionFormProps {
  readonly section: Section
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
}

/** One section with its own button to save it, and the result. */
export const SectionForm = ({ section, title, lead, children }: SectionFormProps) => {
  const { t } = useTranslation('settingsDesk')
  const { id, form, busy, said, isUnsaved, example, conflicts, save, discard } = section
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  return (
    <AdminSection
      id={id}
      title={title}
      lead={
        <>
          <p>{lead}</p>
          {example !== 'none' && (
            <p className="mt-2 flex items-baseline gap-x-3">
              <Badge tone="rose">{t('example')}</Badge>
              <span className="min-w-0">{t(`exampleHint.${example}`)}</span>
            </p>
          )}
        </>
      }
    >
      <form ref={form} method="post" noValidate onSubmit={submit} aria-labelledby={`${id}-title`}>
        <Conflicts conflicts={conflicts} />
        {children}
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button
            type="submit"
            loading={busy}
            aria-label={busy ? undefined : t('saveOf', { section: title })}
          >
            {busy ? t('saving') : t('save')}
          </Button>
          {isUnsaved && !busy && (
            <Button
              variant="quiet"
              size="small"
              onClick={({ currentTarget }) => {
                currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.focus()
                discard()
              }}
            >
              {t('discard')}
            </Button>
          )}
          <p role="status" className="text-small">
            {said === 'saved' && <span className="text-sage">{t('saved')}</span>}
            {said !== 'saved' && isUnsaved && !busy && <span className="text-ink-soft">{t('unsaved')}</span>}
          </p>
          {typeof said === 'object' && <Refusal className="w-full">{said.failure}</Refusal>}
        </div>
      </form>
    </AdminSection>
  )
}
