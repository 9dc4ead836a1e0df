import type { Translate } from '../../platform/http/refusals/refusal.ts'
import { serverI18n } from './server-i18n.ts'

/** Translates a key; the keys come from declared errors and contracts, whose own tests check them. */
export const translate: Translate = (lng, key, values) => {
  const say: (key: string, values: Readonly<Record<string, string | number>>) => unknown = serverI18n[lng].t
  return String(say(key, values))
}
