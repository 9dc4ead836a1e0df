/** What every JavaScript that we run on has, which the language alone does not promise. */
declare const crypto: { readonly getRandomValues: (bytes: Uint8Array) => Uint8Array }

const idBytes = 16
const hexadecimal = 16
const groups = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/

/** An id that nothing else has. Not `randomUUID`, which browsers withhold from houses without a certificate. */
export const randomId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(idBytes)), (byte) =>
    byte.toString(hexadecimal).padStart(2, '0'),
  )
    .join('')
    .replace(groups, '$1-$2-$3-$4-$5')
