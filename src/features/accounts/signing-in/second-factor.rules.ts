/** Letters and digits that nobody takes for another when copying them by hand. */
export const recoveryAlphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const groupLength = 4

/** A recovery code as it is shown: « k3fm-9xqd-… ». */
export const writtenRecoveryCode = (letters: string) =>
  letters.match(new RegExp(`.{1,${groupLength}}`, 'g'))?.join('-') ?? ''

/** A recovery code as it is kept, however somebody has typed it. */
export const readRecoveryCode = (typed: string) => typed.toLowerCase().replace(/[^a-z0-9]/g, '')
