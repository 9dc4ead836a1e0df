const afterHash = /(https?:\/\/[^\s"'<>#]*)#[\w.~-]{16,}/g
const inQuery = /((?:[?&]|&amp;)(?:token|key)=)[\w.~-]{16,}/g

/**
 * Removes the keys from the links in a mail: a key is after #, or a parameter of the address where the link must work
 * without scripts. Without this, a stranger who can read the stored mail, or who has a session but not the mailbox,
 * could use the link like the recipient.
 */
export const withoutKeys = (written: string) => written.replace(afterHash, '$1#…').replace(inQuery, '$1…')
