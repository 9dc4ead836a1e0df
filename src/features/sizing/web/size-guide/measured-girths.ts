import { parsedJson } from '../../../../shared/json.ts'
import { storedInBrowser } from '../../../../ui/stored-value.ts'

export interface MeasuredGirths {
  /** What was asked of the guide, as in its address. */
  readonly params: string
  /** The account that was signed in, if any: what it measured is shown to nobody after it. */
  readonly accountId: string | null
}

export const readMeasured = (text: string | null): MeasuredGirths | null => {
  const found = parsedJson(text ?? '')
  if (typeof found !== 'object' || found === null || !('params' in found) || !('accountId' in found))
    return null
  const { params, accountId } = found
  return typeof params === 'string' && (accountId === null || typeof accountId === 'string')
    ? { params, accountId }
    : null
}

/** What may be shown of it to whoever is signed in now. */
export const measuredFor = (kept: MeasuredGirths | null, accountId: string | undefined) =>
  kept && (kept.accountId === null || kept.accountId === accountId) ? kept.params : ''

/** What was last asked of the guide, while the tab is open. */
export const measuredGirths = storedInBrowser({
  key: 'measuredGirths',
  read: readMeasured,
  write: (kept) => JSON.stringify(kept),
  keptIn: 'sessionStorage',
})
