const afterHash = /(https?:\/\/[^\s"'<>#]*)#[\w.~-]{16,}/g
/** As the mails of the account say the code that stands for their link. */
const afterCode = /(\bcode\s?: )\d{6}\b/g
const inQuery = /((?:[?&]|&amp;)(?:token|key)=)[\w.~-]{16,}/g

/**
 * Removes the keys from a mail: a key is after # in a link, or a parameter of its address where it must work without
 * scripts, or a code to type. Without this, a stranger who can read the stored mail, or who has a session but not the mailbox,
 * could use the link like the recipient.
 */
export const withoutKeys = (written: string) =>
  written.replace(afterHash, '$1#…').replace(inQuery, '$1…').replace(afterCode, '$1…')
