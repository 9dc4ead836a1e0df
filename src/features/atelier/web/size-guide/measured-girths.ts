import { storedInBrowser } from '../../../../ui/stored-value.ts'

/** What was last asked of the guide, as in its address, while the tab is open. */
export const measuredGirths = storedInBrowser({
  key: 'measuredGirths',
  read: (text) => text ?? '',
  write: (params) => params,
  keptIn: 'sessionStorage',
})
