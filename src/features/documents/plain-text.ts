const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** The words of HTML that the house wrote, as a reader sees them: for where there are no tags. */
export const plainText = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, sign: string) => signs[sign] ?? '')
    .replace(/\s*\n\s*/g, ' ')
    .trim()
