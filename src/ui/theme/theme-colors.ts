/** The background colour of each theme, also used for the browser's bar on a telephone. */
export const themeColors = { light: '#f7f1e6', dark: '#1b1412' } as const
