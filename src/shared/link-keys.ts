const key = /(https?:\/\/[^\s"'<>#]*)#[\w.~-]{16,}/g

/**
 * A mail's text or page with the keys of its links left out: what a link proves stands after #. Whoever reads a mail
 * that is not hers, or holds a session but not the mailbox, would be taken for the recipient by it.
 */
export const withoutKeys = (written: string) => written.replace(key, '$1#…')
