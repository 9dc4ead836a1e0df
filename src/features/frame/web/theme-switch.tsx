import { useId, useSyncExternalStore } from 'react'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { chooseTheme, chosenTheme, onThemeChange, type Theme, themes } from './theme-choice.ts'

const textOf = { system: 'shell.themeSystem', light: 'shell.themeLight', dark: 'shell.themeDark' } as const

const onServer = (): Theme => 'system'

/** Light, dark, or as the device says; remembered in this browser. */
export const ThemeSwitch = () => {
  const { t } = useTranslation('frame')
  const id = useId()
  const theme = useSyncExternalStore(onThemeChange, chosenTheme, onServer)
  return (
    <p className="flex items-center gap-3">
      <label htmlFor={id}>{t('shell.theme')}</label>
      <select
        id={id}
        value={theme}
        onChange={({ target }) => chooseTheme(themes.find((known) => known === target.value) ?? 'system')}
        className="min-h-11 border border-rule bg-sheet px-3 text-ink"
      >
        {themes.map((known) => (
          <option key={known} value={known}>
            {t(textOf[known])}
          </option>
        ))}
      </select>
    </p>
  )
}
