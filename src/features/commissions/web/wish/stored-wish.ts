import { storedInBrowser } from '../../../../ui/stored-value.ts'

/** The form in the storage of this tab, until it is sent or the tab is closed, so that Back or a reload loses nothing. */
export const storedWish = storedInBrowser({
  key: 'wish',
  read: (text): Readonly<Record<string, string>> => {
    try {
      const kept: unknown = JSON.parse(text ?? '{}')
      if (typeof kept !== 'object' || kept === null) return {}
      return Object.fromEntries(Object.entries(kept).filter(([, value]) => typeof value === 'string'))
    } catch {
      return {}
    }
  },
  write: JSON.stringify,
  keptIn: 'sessionStorage',
})
