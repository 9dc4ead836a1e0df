import { type FormEvent, useState } from 'react'
import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import { longDay } from '../../../../shared/dates/long-day.ts'
import { Conflicts } from '../../../../ui/admin/editor/conflicts.tsx'
import { SaveBar } from '../../../../ui/admin/editor/save-bar.tsx'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Refusal } from '../../../../ui/forms/refusal.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { TextareaField } from '../../../../ui/forms/textarea-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { LegalText, LegalTextVersion } from '../../documents.contract.ts'
import { legalTextLength } from '../../legal-texts.limits.ts'
import { BlankList } from '../blank-list.tsx'
import { useVersion } from './use-version.ts'
import { VersionPreview } from './version-preview.tsx'

interface VersionFormProps {
  readonly text: LegalText
  /** Undefined for a new one. */
  readonly version: LegalTextVersion | undefined
  readonly onDone: () => void
}

/** Writes a version in both languages, side by side, with the day on which it takes effect. */
export const VersionForm = ({ text, version, onDone }: VersionFormProps) => {
  const { t } = useTranslation('legalTexts')
  const lng = useLanguage()
  const editor = useVersion({ text, version, onDone })
  const [isPreviewed, setPreviewed] = useState(false)
  const { draft, errors, change, saved, takeSaved } = editor
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void editor.save()
  }
  const field = (name: 'effective' | 'fr' | 'en') => ({
    name,
    value: draft[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })
  const conflicts = editor.contested.map((name) => ({
    field: name,
    label: t(`form.${name}`),
    theirs: saved[name],
    take: () => takeSaved(name),
  }))
  const words = {
    maxLength: legalTextLength,
    rows: 24,
    className: 'max-h-[70vh] min-h-96 font-mono text-caption',
  }
  const title = version ? t('version', { day: longDay(version.effective, lng) }) : t('form.new')
  return (
    <form
      ref={editor.form}
      method="post"
      noValidate
      onSubmit={submit}
      aria-labelledby="written-version"
      className="mt-6 border-hairline border-t pt-5"
    >
      <h3 id="written-version" className="font-medium">
        {title}
      </h3>
      <Conflicts conflicts={conflicts} t={t} className="not-empty:mt-4" />
      {!version && (
        <TextField
          {...field('effective')}
          type="date"
          min={parisTime(Date.now()).date}
          label={t('form.effective')}
          hint={t('form.effectiveHint')}
          required
          frameClassName="mt-4 max-w-80"
        />
      )}
      <p className="mt-4 max-w-[46rem] text-caption text-ink-soft">{t('form.markdown')}</p>
      <div className="mt-4 grid gap-gutter md:grid-cols-2">
        <TextareaField {...field('fr')} {...words} label={t('form.fr')} lang="fr" required />
        <TextareaField {...field('en')} {...words} label={t('form.en')} lang="en" required />
      </div>
      <BlankList blanks={text.blanks} title={t('form.blanks')} lead={t('form.blanksLead')} />
      <SaveBar editor={editor} t={(name) => t(`form.${name}`)} isSticky>
        {editor.failure && <Refusal className="w-full">{editor.failure}</Refusal>}
        <Button size="small" variant="secondary" aria-haspopup="dialog" onClick={() => setPreviewed(true)}>
          {t('form.preview')}
        </Button>
        {!editor.isUnsaved && (
          <Button size="small" variant="quiet" onClick={onDone}>
            {t('form.back')}
          </Button>
        )}
      </SaveBar>
      {isPreviewed && <VersionPreview name={text.name} draft={draft} onClose={() => setPreviewed(false)} />}
    </form>
  )
}
