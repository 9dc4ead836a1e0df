import type { NecessaryKey } from '../../../shared/privacy/necessary-keys.ts'

export const themes = ['system', 'light', 'dark'] as const

export type Theme = (typeof themes)[number]

const storageKey: NecessaryKey = 'theme'
const listeners = new Set<() => void>()

const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value)

/** The visitor's choice; « system » until there is one (§4, §9). Storage may be refused: then the choice lasts a page. */
export const chosenTheme = (): Theme => {
  const { theme } = document.documentElement.dataset
  return isTheme(theme) ? theme : 'system'
}

export const chooseTheme = (theme: Theme) => {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  try {
    localStorage.setItem(storageKey, theme)
  } catch {
    // Private windows may forbid storage; the page itself has changed already.
  }
  for (const listener of listeners) listener()
}

export const onThemeChange = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
