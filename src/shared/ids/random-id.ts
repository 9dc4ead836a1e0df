/** All our runtimes have this function, but the types of the language itself do not declare it. */
declare const crypto: { readonly getRandomValues: (bytes: Uint8Array) => Uint8Array }

const idBytes = 16
const hexadecimal = 16
const groups = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/

/** A unique id. It does not use `randomUUID`, which browsers provide only on secure connections. */
export const randomId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(idBytes)), (byte) =>
    byte.toString(hexadecimal).padStart(2, '0'),
  )
    .join('')
    .replace(groups, '$1-$2-$3-$4-$5')
