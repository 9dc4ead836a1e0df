/** The paper of each theme, which frames the page too: the bar of a telephone's browser. */
export const themeColors = { light: '#f7f1e6', dark: '#1b1412' } as const
