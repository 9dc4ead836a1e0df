const narrowSpace = '\u202f'
const wideSpace = '\u00a0'

/**
 * Applies French typography: narrow no-break spaces before ; ! ?, no-break ones before : and inside « », curly
 * apostrophes.
 */
export const frenchTypography = (text: string) =>
  text
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
    .replace(/\s*([;!?])(?=\s|$)/g, `${narrowSpace}$1`)
    .replace(/\s+:(?=\s|$)/g, `${wideSpace}:`)
    .replace(/«\s*/g, `«${wideSpace}`)
    .replace(/\s*»/g, `${wideSpace}»`)
