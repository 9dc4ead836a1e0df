import fc from 'fast-check'
import { productStates } from '../../../features/catalog/product.limits.ts'

/** Which fields are written anew; the others stay as they are. */
const fields = fc.record({
  name: fc.boolean(),
  nameEn: fc.boolean(),
  description: fc.boolean(),
  descriptionEn: fc.boolean(),
  price: fc.boolean(),
})

/** In most cases the first one, so that much happens to it. */
const which = fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, fc.nat({ max: 9 }))
const isStale = fc.constantFrom(false, false, false, true)
const hours = fc.constantFrom(1, 20, 50)

const kind = <Kind extends string>(name: Kind) => fc.constant(name)

const ofProducts = [
  { weight: 2, arbitrary: fc.record({ kind: kind('begin'), fields }) },
  { weight: 3, arbitrary: fc.record({ kind: kind('enter'), fields }) },
  { weight: 5, arbitrary: fc.record({ kind: kind('edit'), which, fields, isStale }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('editTwice'), which, fields }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: kind('changeState'),
      which,
      state: fc.constantFrom(...productStates),
      isStale,
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: kind('date'), which, hours, isStale }) },
  { weight: 3, arbitrary: fc.record({ kind: kind('restore'), which, back: fc.nat({ max: 9 }), isStale }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('copy'), which }) },
  { weight: 3, arbitrary: fc.record({ kind: kind('wait'), hours }) },
] as const

const ofNextVersions = [
  { weight: 8, arbitrary: fc.record({ kind: kind('keepNext'), which, fields, adds: fc.boolean(), isStale }) },
  { weight: 4, arbitrary: fc.record({ kind: kind('dateNext'), which, hours: fc.option(hours), isStale }) },
  { weight: 4, arbitrary: fc.record({ kind: kind('publishNext'), which, isStale }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('discardNext'), which }) },
] as const

const stateOfLine = fc.constantFrom('' as const, ...productStates)

const ofFiles = [
  {
    weight: 4,
    arbitrary: fc.record({
      kind: kind('import'),
      lines: fc.array(fc.record({ which, fields, state: stateOfLine }), { maxLength: 3 }),
      added: stateOfLine,
      isOvertaken: isStale,
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: kind('takeBack'), which }) },
] as const

/** What somebody of the house does to the catalogue. */
export const deed = fc.oneof(...ofProducts, ...ofNextVersions, ...ofFiles)

export type Deed = typeof deed extends fc.Arbitrary<infer D> ? D : never

export type DeedOf<Kind extends Deed['kind']> = Extract<Deed, { kind: Kind }>
