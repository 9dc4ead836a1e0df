/** The paper of each theme, which frames the page too: the bar of a telephone's browser. */
export const themeColors = { light: '#f7f1e6', dark: '#1b1412' } as const

type Theme = keyof typeof themeColors

/** When the paper of a theme frames the page: while the device asks for it, unless the visitor has chosen one. */
export const framedBy = (theme: Theme, chosen?: Theme) => {
  if (chosen === undefined) return `(prefers-color-scheme: ${theme})`
  return theme === chosen ? 'all' : 'not all'
}

/** Has the frame of the page follow the visitor's choice. */
export const frameBy = (chosen?: Theme) => {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
    meta.media = framedBy(meta.content === themeColors.dark ? 'dark' : 'light', chosen)
}
