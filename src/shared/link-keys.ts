const afterHash = /(https?:\/\/[^\s"'<>#]*)#[\w.~-]{16,}/g
const inQuery = /((?:[?&]|&amp;)(?:token|key)=)[\w.~-]{16,}/g

/**
 * A mail's text or page with the keys of its links left out: what a link proves stands after #, or as the token or key of
 * its address where it must work without scripts. A stranger who reads the mail, or holds a session but not the
 * mailbox, would be taken for the recipient by it.
 */
export const withoutKeys = (written: string) => written.replace(afterHash, '$1#…').replace(inQuery, '$1…')
