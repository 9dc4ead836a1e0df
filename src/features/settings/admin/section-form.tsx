import type { FormEvent, ReactNode } from 'react'
import { AdminSection } from '../../../ui/admin/admin-section.tsx'
import { Conflicts } from '../../../ui/admin/editor/conflicts.tsx'
import { SaveBar } from '../../../ui/admin/editor/save-bar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Refusal } from '../../../ui/forms/refusal.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { Section } from './use-section.tsx'

interface SectionFormProps {
  readonly section: Section
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
}

/** One section with its own button to save it, and the result. */
export const SectionForm = ({ section, title, lead, children }: SectionFormProps) => {
  const { t } = useTranslation('settingsDesk')
  const { id, form, said, example, conflicts, save } = section
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
        <Conflicts conflicts={conflicts} t={t} className="not-empty:mb-6" />
        {children}
        <SaveBar
          editor={section}
          saveLabel={t('saveOf', { section: title })}
          saved={said === 'saved' ? <span className="text-sage">{t('saved')}</span> : undefined}
          t={t}
        >
          {typeof said === 'object' && <Refusal className="w-full">{said.failure}</Refusal>}
        </SaveBar>
      </form>
    </AdminSection>
  )
}
