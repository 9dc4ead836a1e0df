import type { Deed } from './deeds.ts'

const none = { name: false, nameEn: false, description: false, descriptionEn: false, price: false }
const described = { ...none, description: true }

const begin = (fields: typeof none): Deed => ({ kind: 'begin', fields })
const become = (state: 'published' | 'archived'): Deed => ({
  kind: 'changeState',
  which: 0,
  state,
  isStale: false,
})
const bring = (lines: readonly { readonly state: 'archived' }[] = []): Deed => ({
  kind: 'import',
  lines: lines.map(({ state }) => ({ which: 0, fields: none, state })),
  added: '',
  isOvertaken: false,
})
const takeBack = (which: number): Deed => ({ kind: 'takeBack', which })
const keepNext: Deed = { kind: 'keepNext', which: 0, fields: described, adds: true, isStale: false }
const publishNext = (isStale: boolean): Deed => ({ kind: 'publishNext', which: 0, isStale })

/** What went wrong once, by what is right since. */
export const pastFaults: readonly (readonly [string, readonly Deed[]])[] = [
  ['a draft that was archived unseen tells nobody its name', [begin(described), become('archived')]],
  [
    'a draft that was archived unseen begins for the shop when it is shown',
    [begin(described), become('archived'), become('published')],
  ],
  ['a draft that lacks words is refused to be archived', [begin(none), become('archived')]],
  ['a draft that an import added and the team took back tells nobody its name', [bring(), takeBack(0)]],
  [
    'a draft that was dated since an import added it stays',
    [bring(), { kind: 'date', which: 0, hours: 20, isStale: false }, takeBack(0)],
  ],
  [
    'what was shown since an import archived it is no draft again',
    [bring(), bring([{ state: 'archived' }]), become('published'), become('archived'), takeBack(1)],
  ],
  [
    'changes that wait are not published by the number of those before them',
    [{ kind: 'enter', fields: none }, keepNext, publishNext(false), keepNext, publishNext(true)],
  ],
]
