import { createStoredValue } from '../../../../ui/stored-value.ts'

const idBytes = 16
const groups = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/

/** Not `randomUUID`, which browsers withhold from houses without a certificate. */
const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(idBytes)), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(groups, '$1-$2-$3-$4-$5')

const kept = createStoredValue({
  key: 'cart-id',
  read: (text) => text ?? '',
  write: (id) => id,
  storage: () => localStorage,
  events: globalThis,
  // biome-ignore lint/suspicious/noConsole: errors of the local cart are only logged (§8)
  log: (error) => console.error(error),
})

/** What the guest's cart of this browser is called while it joins a customer's: the same until it has. */
export const guestCartId = {
  current: () => {
    kept.change((id) => id || newId())
    return kept.current()
  },
  renew: () => kept.change(newId),
}
