import type { Endpoint } from '../../../shared/api/contract.ts'
import type { Language } from '../../../shared/i18n/languages.ts'
import { areas } from '../../../shared/roles.ts'
import type { Right } from '../team.contract.ts'

const found = import.meta.glob<Record<string, unknown>>('../../*/**/*.contract.ts', { eager: true })

const isContract = (value: unknown): value is Readonly<Record<string, Endpoint>> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((each) => typeof each === 'object' && each !== null && 'access' in each)

const everyCall = (): readonly Endpoint[] =>
  Object.values(found)
    .flatMap((module) => Object.values(module))
    .filter(isContract)
    .flatMap((contract) => Object.values(contract))

/**
 * What the team may do, from the table that lets calls in and the words that the log keeps of them: an action that
 * several calls lead to is open to whoever may make one of them.
 */
export const rightsOfTeam = (lng: Language): Right[] => {
  const byAction = new Map<string, Right>()
  for (const { access, areas: asked = [], audit = [], fresh = false } of everyCall()) {
    if ((access !== 'staff' && access !== 'admin') || 'none' in audit) continue
    for (const action of audit) {
      const before = byAction.get(action.action)
      const named = asked === 'every' ? areas : asked
      byAction.set(action.action, {
        text: action[lng],
        kind: action.subject,
        areas: areas.filter((area) => named.includes(area) || before?.areas.includes(area)),
        everyMember: asked === 'every' || before?.everyMember === true,
        fresh: fresh && before?.fresh !== false,
      })
    }
  }
  return [...byAction.values()].sort((one, other) =>
    one.kind < other.kind ? -1 : one.kind > other.kind ? 1 : 0,
  )
}
