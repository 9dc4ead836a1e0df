import fc from 'fast-check'

/** Any character there is, also of those that a script of the world has and a keyboard not; without lone surrogates. */
export const anyCharacter = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code))
