/** The files that are made of an icon, below its key. */
export const iconFiles = {
  /** What the tab of a browser shows, as pixels. */
  tab: 'favicon.png',
  svg: 'favicon.svg',
  ico: 'favicon.ico',
  apple: 'apple-touch-icon.png',
  small: 'icon-192.png',
  large: 'icon-512.png',
} as const
