/** Letters and digits that are not mistaken for one another when they are copied by hand. */
export const recoveryAlphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const groupLength = 4

/** A recovery code as it is shown: « k3fm-9xqd-… ». */
export const writtenRecoveryCode = (letters: string) =>
  letters.match(new RegExp(`.{1,${groupLength}}`, 'g'))?.join('-') ?? ''

/** Brings a typed recovery code into the form that is kept as a hash. */
export const readRecoveryCode = (typed: string) => typed.toLowerCase().replace(/[^a-z0-9]/g, '')
