import { describe, expect, it } from 'vitest'
import type { AuditedAction } from '../../../shared/audit/define-audit.ts'
import { apiModules } from '../modules/api-modules.ts'

const found = import.meta.glob<Record<string, Readonly<Record<string, AuditedAction>>>>(
  '../../../features/*/*.audit.ts',
  { eager: true },
)
const vocabulary = Object.values(found)
  .flatMap((file) => Object.values(file))
  .flatMap((actions) => Object.values(actions))

const declared = apiModules
  .flatMap(({ endpoints }) => endpoints)
  .flatMap(({ endpoint: { audit = [] } }) => ('none' in audit ? [] : audit))

describe('the vocabulary of the audit log', () => {
  it('has each action once', () => {
    const actions = vocabulary.map(({ action }) => action)
    expect(actions.filter((action, place) => actions.indexOf(action) !== place)).toEqual([])
  })

  it('has no action that no call declares, and declares none that it does not have', () => {
    const ofCalls = new Set(declared.map(({ action }) => action))
    const known = vocabulary.filter(({ byJob }) => !byJob).map(({ action }) => action)
    expect([...ofCalls].toSorted()).toEqual(known.toSorted())
  })

  it('says each action in both languages, as what somebody did', () => {
    for (const { fr, en } of vocabulary) {
      expect(fr).toMatch(/^(a|est|attend) \S/)
      expect(en).toMatch(/^[a-z]+ \S/)
    }
  })
})
