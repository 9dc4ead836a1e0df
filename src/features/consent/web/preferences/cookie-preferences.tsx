import { type FormEvent, useState } from 'react'
import { type OptionalPurpose, optionalPurposes } from '../../../../shared/privacy/optional-purposes.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { CheckboxField } from '../../../../ui/forms/checkbox-field.tsx'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { notify } from '../../../../ui/toasts/toasts.ts'
import { allOf, type CookieChoices, choicesOf, methodOf } from '../../consent.rules.ts'
import { answerConsent, currentConsent } from '../stored-consent.ts'
import { cookiePreferencesTexts } from './cookie-preferences.texts.ts'

export interface PreferencesProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

const PreferencesForm = ({ close }: { close: () => void }) => {
  const { t } = useTranslation('cookiePreferences')
  const language = useLanguage()
  const [choices, setChoices] = useState(() => choicesOf(currentConsent() ?? allOf(false)))
  const change = (purpose: OptionalPurpose, isGranted: boolean) =>
    setChoices((before) => ({ ...before, [purpose]: isGranted }))
  const answer = (answered: CookieChoices, pressed: 'custom' | 'refuse_all') => {
    answerConsent({ choices: answered, method: methodOf(currentConsent(), answered, pressed), language })
    notify('general', { title: t('saved'), variant: 'success' })
    close()
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    answer(choices, 'custom')
  }
  return (
    <form method="post" onSubmit={save} className="flex flex-col gap-2">
      <CheckboxField label={t('categories.necessary')} hint={t('hints.necessary')} checked disabled />
      {optionalPurposes.map((purpose) => (
        <CheckboxField
          key={purpose}
          label={t(`categories.${purpose}`)}
          hint={t(`hints.${purpose}`)}
          checked={choices[purpose]}
          onChange={({ target }) => change(purpose, target.checked)}
        />
      ))}
      <p className="mt-2 text-caption text-ink-soft">{t('kept')}</p>
      <div className="mt-4 flex flex-wrap justify-end gap-3">
        <Button
          variant="quiet"
          className="mr-auto max-sm:w-full max-sm:justify-start"
          onClick={() => answer(allOf(false), 'refuse_all')}
        >
          {t('refuseAll')}
        </Button>
        <Button variant="secondary" onClick={close}>
          {t('cancel')}
        </Button>
        <Button type="submit">{t('save')}</Button>
      </div>
    </form>
  )
}

/** What each kind of cookie holds, and whether one agrees to it. Closing it any other way than by saving changes nothing. */
export const CookiePreferences = ({ open, onOpenChange }: PreferencesProps) => {
  useOwnTexts('cookiePreferences', cookiePreferencesTexts)
  const { t } = useTranslation('cookiePreferences')
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('title')}
      description={t('lead')}
      closeLabel={t('close')}
    >
      <PreferencesForm close={() => onOpenChange(false)} />
    </Dialog>
  )
}
